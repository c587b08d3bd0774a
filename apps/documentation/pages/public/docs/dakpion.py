"""Client of the Dakpion API, for Python 3.9 and newer, in one file without dependencies."""

import base64
import hashlib
import hmac
import http.client
import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Iterator, Mapping, Optional

_TRIES = 4
_MAX_WAIT_SECONDS = 30
_TIMEOUT_SECONDS = 20
_MAX_AGE_SECONDS = 300
_REPEATABLE = ("/quotation", "/cancel", "/retry")


class Problem(Exception):
    """A refusal of the API. Programs should decide by `code`. The text is for people."""

    def __init__(self, status: int, body: Mapping[str, Any], retry_after: Optional[int] = None) -> None:
        super().__init__(body.get("detail", "The answer is not from Dakpion."))
        self.status = status
        self.code: str = body.get("code", "no_answer")
        self.errors: list = body.get("errors") or []
        """With `validation_failed`: all faults, each with field, code and message."""
        self.request_id: Optional[str] = body.get("request_id")
        self.retry_after = retry_after


class Client:
    """The API for one key. `base_url` has no path, e.g. https://api.example.com. Raises Problem, and ValueError for an invalid key."""

    def __init__(self, api_key: str, base_url: str) -> None:
        # Files and forms add line ends and blanks. The error of a header that cannot be sent would show the key.
        self._api_key = api_key.strip()
        if not re.fullmatch(r"[\x21-\x7e]+", self._api_key):
            raise ValueError("The API key must be visible ASCII characters, such as sandbox_key_test_....")
        self._base_url = base_url.rstrip("/")

    def quote(self, route: Mapping[str, Any]) -> dict:
        """The price of a route, and a `quotation_id` that locks it for 15 minutes."""
        return self.call("POST", "/order/quotation", route)

    def create_order(self, order: Mapping[str, Any], idempotency_key: str) -> dict:
        """Creates an order. The same key always returns the same order, so store the key before the call."""
        if not re.fullmatch(r"[\x21-\x7e]{1,255}", idempotency_key):
            raise ValueError(f"The idempotency key must be 1 to 255 visible ASCII characters, and is {idempotency_key}")
        return self.call("POST", "/order/create", order, {"X-Idempotency-Key": idempotency_key})

    def get_order(self, order_id: str) -> dict:
        return self.call("GET", f"/order/{_quoted(order_id)}")

    def get_status(self, order_id: str) -> dict:
        return self.call("GET", f"/order/{_quoted(order_id)}/status")

    def cancel_order(self, order_id: str, reason: Optional[str] = None) -> dict:
        body = {} if reason is None else {"cancellation_reason": reason}
        return self.call("POST", f"/order/{_quoted(order_id)}/cancel", body)

    def retry_order(self, order_id: str) -> dict:
        """Creates a new order in place of a cancelled one. A repeated call returns the same new order."""
        return self.call("POST", f"/order/{_quoted(order_id)}/retry", {})

    def list_orders(self, **filters: Any) -> Iterator[dict]:
        """All matching orders, newest first. Pages are requested as they are needed."""
        query = dict(filters)
        filters.pop("page", None)
        while True:
            page = self.call("GET", "/orders?" + urllib.parse.urlencode(query))
            yield from page["data"]
            after = page["pagination"]["next_after"]
            if after is None:
                return
            query = {**filters, "after": after}

    def list_events(self, after: Optional[str] = None, limit: int = 100) -> dict:
        """A page of events after a place. `next` in the answer is the place of the next page."""
        query = {"limit": limit} if after is None else {"limit": limit, "after": after}
        return self.call("GET", "/events?" + urllib.parse.urlencode(query))

    def call(
        self,
        method: str,
        path: str,
        body: Optional[Mapping[str, Any]] = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> dict:
        """Any other operation that answers with JSON. `path` is relative to /v1/business."""
        more = dict(headers or {})
        attempt = 1
        while True:
            try:
                return self._send(method, path, body, more)
            except Problem as problem:
                passing = problem.status in (0, 429, 502, 503, 504)
                repeatable = method != "POST" or "X-Idempotency-Key" in more or path.endswith(_REPEATABLE)
                safe = repeatable or problem.status == 429
                if not passing or not safe or attempt == _TRIES:
                    raise
                wait = problem.retry_after if problem.retry_after is not None else 2 ** (attempt - 1)
                time.sleep(min(_MAX_WAIT_SECONDS, wait))
                attempt += 1

    def _send(self, method: str, path: str, body: Optional[Mapping[str, Any]], more: Mapping[str, str]) -> dict:
        headers = {"X-API-Key": self._api_key, "Accept": "application/json", **more}
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            # Escapes would make a text in Bangla twice as long, and the size of a body is limited.
            data = json.dumps(body, ensure_ascii=False).encode()
        request = urllib.request.Request(f"{self._base_url}/v1/business{path}", data, headers, method=method)
        try:
            with _opener.open(request, timeout=_TIMEOUT_SECONDS) as response:
                status, text, media_type = response.status, response.read(), response.headers.get_content_type()
        except urllib.error.HTTPError as error:
            sent = error.headers.get("Retry-After", "")
            raise Problem(error.code, _problem_in(error), int(sent) if _is_number(sent) else None) from None
        except (OSError, http.client.HTTPException) as error:
            raise Problem(0, {"detail": f"There is no answer: {error}"}) from error
        try:
            return json.loads(text)
        except ValueError:
            if media_type == "application/json":
                raise Problem(0, {"detail": "The answer broke off."}) from None
            # A page of a proxy, or a file: another try would bring the same.
            raise Problem(status, {}) from None


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirects: the API sends none, and the key must not go to another server."""

    def redirect_request(self, *_: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


def _is_number(text: str) -> bool:
    # Python refuses to read numbers of thousands of digits.
    return text.isdecimal() and len(text) < 13


def _quoted(order_id: str) -> str:
    return urllib.parse.quote(order_id, safe="")


def _problem_in(error: urllib.error.HTTPError) -> dict:
    try:
        body = json.load(error)
    except (OSError, ValueError, http.client.HTTPException):
        return {}
    return body if isinstance(body, dict) else {}


def verify_webhook(secret: str, headers: Mapping[str, str], raw_body: bytes) -> Optional[dict]:
    """The event of a genuine webhook, signed as in Standard Webhooks. None: it is forged, changed or too old.

    The names of `headers` must be in lower case. `raw_body` must be unchanged. Raises ValueError for an invalid secret.
    """
    key = base64.b64decode(secret[len("whsec_") :])
    # Anyone could make signatures with an empty key.
    if not secret.startswith("whsec_") or not key:
        raise ValueError("The secret must be whsec_ and base64.")
    event_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not _is_number(timestamp) or abs(time.time() - int(timestamp)) >= _MAX_AGE_SECONDS:
        return None
    signed = f"{event_id}.{timestamp}.".encode() + raw_body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    for given in headers.get("webhook-signature", "").split(" "):
        if hmac.compare_digest(given[len("v1,") :].encode(), expected):
            return json.loads(raw_body)
    return None
