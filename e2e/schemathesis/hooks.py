"""Rules that JSON Schema cannot express: rules between fields, and values that depend on the state. Requests that are meant to be refused stay as they are."""

import random

import schemathesis

CALLBACK_URL = "http://127.0.0.1:9/"
LAST_SEGMENTS = {"callback", "create", "quotation", "redeliver", "test"}
invented = random.Random(1)


@schemathesis.hook
def before_call(ctx, case, kwargs):
    # Failed authentications are limited by address. The checks repeat a request with these headers and without its key.
    # 10.0.0.0/8 holds no trusted proxy: such an address would not count as the caller's.
    if case.headers is None:
        case.headers = {}
    case.headers["X-Forwarded-For"] = ".".join(["10", *(str(invented.randint(1, 250)) for _ in range(3))])
    if case.meta is None or case.meta.generation.mode.value != "positive":
        return
    if isinstance(case.body, dict):
        case.body = possible(case.operation.path, case.body)
    query = case.query or {}
    # A range must not end before it begins, and has a maximum length.
    for name in ("created_at_from", "from", "to", "as_of"):
        query.pop(name, None)
    # `after` must be one of the partner's orders and excludes `page`; with several states, pages end.
    if case.operation.path.endswith("/orders"):
        query.pop("after", None)
        query.pop("page", None)
    # A key that was used before is refused with another body.
    # Many orders are created only with a key.
    if "X-Idempotency-Key" in (case.headers or {}) or case.operation.path.endswith("/orders/bulk"):
        case.headers["X-Idempotency-Key"] = f"key-{invented.getrandbits(64)}"
    # `…/webhooks/redeliver` is the path of another operation, and not of a webhook.
    for name, value in (case.path_parameters or {}).items():
        if value in LAST_SEGMENTS:
            case.path_parameters[name] = "none"
    # A month that has begun.
    if "month" in (case.path_parameters or {}):
        case.path_parameters["month"] = "2026-01"


def possible(path, body):
    changed = dict(body)
    if isinstance(body.get("orders"), list):
        changed["orders"] = [possible(path, order) for order in body["orders"]]
    for name, value in body.items():
        if name.endswith("_latitude"):
            changed[name] = between(value, 23.70, 23.85)
        elif name.endswith("_longitude"):
            changed[name] = between(value, 90.35, 90.45)
        # A host name is resolved, and must not lead to a private address.
        elif name == "callback_url" and value is not None:
            changed[name] = CALLBACK_URL
        # The server signs it: an invented value is refused.
        elif name == "quotation_id":
            changed[name] = None
    if path.endswith("/webhooks/redeliver") and body.get("since") is None and body.get("status") is None:
        changed["status"] = "manual_review"
    if path.endswith("/webhooks/test") and body.get("callback_url") is None:
        changed["callback_url"] = CALLBACK_URL
    return changed


def between(value, low, high):
    """A place in the service area."""
    return low + (abs(value) % 1) * (high - low)
