"""Rules that JSON Schema cannot express: rules between fields, and values that depend on the state. Requests that are meant to be refused are not changed."""

import os
import random
import re
from datetime import datetime, timedelta, timezone

import schemathesis

CALLBACK_URL = "http://127.0.0.1:9/"
LAST_SEGMENTS = {"callback", "create", "overdue", "quotation", "redeliver", "test"}
DHAKA = timezone(timedelta(hours=6))
DAY = re.compile(r"^\d{4}-\d\d-\d\d$")
# The characters that JavaScript trims.
BLANKS = "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
invented = random.Random(int(os.environ["SCHEMATHESIS_SEED"]))
# The next pages in answers, by path: the possible values of `after`.
cursors = {}


@schemathesis.hook
def before_call(ctx, case, kwargs):
    # Failed authentications are limited by address. The checks repeat a request with these headers and without its key.
    # No trusted proxy is in 10.0.0.0/8. The address of a trusted proxy would not count as the caller's.
    if case.headers is None:
        case.headers = {}
    case.headers["X-Forwarded-For"] = ".".join(["10", *(str(invented.randint(1, 250)) for _ in range(3))])
    if case.meta is None:
        return
    if case.meta.generation.mode.value != "positive":
        case.body = without_outer_blanks(case.body)
        case.query = without_outer_blanks(case.query)
        return
    if case.operation.path.endswith("/rider-events"):
        case.body = recent(case.body)
    elif isinstance(case.body, dict):
        case.body = possible(case.operation.path, case.body)
    if case.query is not None:
        case.query = possible_query(case.operation.path, case.query)
    # Each request gets a new key, because a key that was used with another body is refused. Many orders are created only with a
    # key.
    if "X-Idempotency-Key" in (case.headers or {}) or case.operation.path.endswith("/orders/bulk"):
        case.headers["X-Idempotency-Key"] = f"key-{invented.getrandbits(64)}"
    # `…/webhooks/redeliver` is the path of another operation, and not of a webhook.
    for name, value in (case.path_parameters or {}).items():
        if value in LAST_SEGMENTS:
            case.path_parameters[name] = "none"
    # A month that has begun.
    if "month" in (case.path_parameters or {}):
        case.path_parameters["month"] = "2026-01"


@schemathesis.hook
def after_call(ctx, case, response):
    if response.status_code != 200 or "json" not in (response.headers.get("content-type") or [""])[0]:
        return
    body = response.json()
    if not isinstance(body, dict):
        return
    pagination = body.get("pagination") or {}
    for value in (body.get("next"), body.get("next_after"), pagination.get("next_after")):
        if value is not None:
            cursors.setdefault(case.operation.path, []).append(value)


def without_outer_blanks(value):
    """Texts are trimmed, so a line end after a text is not a fault. A NUL in its place is a fault."""
    if isinstance(value, dict):
        return {name: without_outer_blanks(each) for name, each in value.items()}
    if isinstance(value, list):
        return [without_outer_blanks(each) for each in value]
    if isinstance(value, str) and value != value.strip(BLANKS):
        return value.strip(BLANKS) + "\0"
    return value


def possible_query(path, query):
    changed = dict(query)
    # The beginning of a range is before its end, and a range of days has a maximum length.
    end = datetime.now(DHAKA) - timedelta(minutes=invented.randint(1, 10_000))
    begin = end - timedelta(minutes=invented.randint(1, 40_000))
    for name, time in (("from", begin), ("created_at_from", begin), ("to", end), ("created_at_to", end), ("as_of", end)):
        if name in changed:
            day = DAY.match(str(changed[name])) is not None
            changed[name] = time.strftime("%Y-%m-%d") if day else time.isoformat(timespec="milliseconds")
    # A cursor comes from an answer. It cannot be combined with a page.
    if "after" in changed:
        known = cursors.get(path, [])
        if known and invented.random() < 0.8:
            changed["after"] = invented.choice(known)
            changed.pop("page", None)
        else:
            changed.pop("after")
    # Orders of all partners are searched by exactly one of these.
    if path == "/v1/operator/orders":
        terms = ("partner_reference_id", "receiver_phone_number", "order_id")
        given = [name for name in terms if name in changed]
        for name in given[1:]:
            changed.pop(name)
        if not given:
            changed["order_id"] = "ord_00000000000000000000000000"
    # A long poll would wait longer than the client.
    if "wait" in changed:
        changed["wait"] = 0
    # Lists of several states have a maximum offset.
    if "," in str(changed.get("parcel_status", "")) and "page" in changed:
        changed["page"] = 1
    return changed


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
        # The pattern of e-mail addresses allows characters that the rules of texts refuse.
        elif name == "email":
            changed[name] = f"user-{invented.getrandbits(32)}@example.com"
        # The server signs quotation ids, so an invented value is refused.
        elif name == "quotation_id":
            changed[name] = None
    if path.endswith("/webhooks/redeliver") and body.get("since") is None and body.get("status") is None:
        changed["status"] = "manual_review"
    if path.endswith("/webhooks/test") and body.get("callback_url") is None:
        changed["callback_url"] = CALLBACK_URL
    return changed


def recent(body):
    """Rider events of the last hours, because older ones are refused."""
    if isinstance(body, list):
        return [recent(event) for event in body]
    if isinstance(body, dict) and "occurred_at" in body:
        time = datetime.now(DHAKA) - timedelta(minutes=invented.randint(0, 1_000))
        return {**body, "occurred_at": time.isoformat(timespec="milliseconds")}
    return body


def between(value, low, high):
    """A place in the service area."""
    return low + (abs(value) % 1) * (high - low)
