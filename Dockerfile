FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=/app

COPY requirements.lock /app/
RUN pip install --no-cache-dir --only-binary :all: --requirement /app/requirements.lock

COPY LICENSE /app/
COPY bot /app/bot
COPY cogs /app/cogs

# The working directory is the volume: the default database, a file in it, outlives the container.
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin oddtrick \
    && install --directory --owner=oddtrick --group=oddtrick /data
VOLUME /data
WORKDIR /data
USER 10001:10001

ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
