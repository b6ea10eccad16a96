from tests.store.databases import database, engine, template

__all__ = ["database", "engine", "template"]
