"""Remember who gave a seat up, so that the name left on it can be exported and forgotten"""

import sqlalchemy as sa
from alembic import op

revision = '0002'
down_revision = '0001'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.add_column(sa.Column('former_id', sa.BigInteger(), nullable=True))
        batch_op.create_index(batch_op.f('ix_seats_former_id'), ['former_id'], unique=False)
