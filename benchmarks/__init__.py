"""What is fast, and how it is known. A module here with ``rows()`` is one benchmark; ``python -m benchmarks`` runs them."""
