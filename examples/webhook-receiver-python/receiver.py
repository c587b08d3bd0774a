"""A receiver of webhooks for a partner (/docs/webhook-reference): WEBHOOK_SECRETS=whsec_... PORT=4000 python3 receiver.py"""

import base64
import hmac
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PORT = int(os.environ.get("PORT", "4000"))
# The received webhooks, one for each line. In production: a table with a unique index on the event_id.
JOURNAL = os.environ.get("JOURNAL", "received.jsonl")
# The webhook secrets: two during a rotation, separated by a comma.
SECRETS = os.environ.get("WEBHOOK_SECRETS", "").split(",")
if not all(secret.startswith("whsec_") and len(secret) > 20 for secret in SECRETS):
    raise SystemExit("Set WEBHOOK_SECRETS to your signing secret, whsec_...")
KEYS = [base64.b64decode(secret[len("whsec_") :]) for secret in SECRETS]
TOLERANCE_SECONDS, MAX_BODY_BYTES = 300, 1024 * 1024


def fault_of(headers, body):
    """The reason to refuse a webhook. None: it is from Dakpion. The signature covers the received bytes."""
    webhook_id, timestamp, signature = (headers.get(f"webhook-{n}", "") for n in ("id", "timestamp", "signature"))
    if not webhook_id or not timestamp.isdecimal():
        return "a header is missing"
    signed = f"{webhook_id}.{timestamp}.".encode() + body
    expected = [b"v1," + base64.b64encode(hmac.digest(key, signed, "sha256")) for key in KEYS]
    # There are several signatures during a rotation. One valid signature is enough.
    sent = [each.encode() for each in signature.split(" ")]
    if not any(hmac.compare_digest(one, other) for one in sent for other in expected):
        return "wrong signature"
    is_now = abs(time.time() - int(timestamp)) <= TOLERANCE_SECONDS
    return None if is_now else "timestamp too old or too new"


class Inbox:
    def __init__(self, path):
        self.seen, self.newest, self.lock = set(), {}, threading.Lock()
        self.file = open(path, "a+b")
        self.file.seek(0)
        # If a crash cut off the line of a webhook, the webhook was never answered, so Dakpion sends it again.
        whole, newline, _ = self.file.read().rpartition(b"\n")
        self.file.truncate(len(whole + newline))
        for line in whole.splitlines():
            self.apply(json.loads(line))

    def take(self, webhook):
        with self.lock:
            if webhook["event_id"] in self.seen:
                return f"duplicate {webhook['event_id']}"
            # Write to the disk before the response: Dakpion does not send a webhook again that was answered with 200.
            self.file.write(json.dumps(webhook).encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
            return self.apply(webhook)

    def apply(self, webhook):
        """Stores the order of the webhook, except if a later webhook has arrived already. A redelivery can come late."""
        event, order_id, sequence = webhook["event"], webhook["order_id"], webhook["sequence"]
        self.seen.add(webhook["event_id"])
        if order_id in self.newest and sequence <= self.newest[order_id]["sequence"]:
            return f"late {event} {order_id} #{sequence}"
        self.newest[order_id] = webhook
        return f"{event} {order_id} #{sequence} is {webhook['parcel_status']}"


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # Dakpion uses connections again.
    timeout = 10

    def do_POST(self):
        try:
            status, line = self.receive()
        except Exception as error:  # A fault of ours, e.g. a full disk: the webhook comes again.
            status, line = 500, f"failed: {error}"
        self.send_response_only(status)
        self.send_header("Content-Length", "0")
        if status != 200:  # The body may not have been read. Also closes the connection.
            self.send_header("Connection", "close")
        self.end_headers()
        print(line, flush=True)

    def receive(self):
        """The status of the response, and the line to print."""
        length = int(self.headers.get("Content-Length", "0"))
        if not 0 < length <= MAX_BODY_BYTES:
            return 400, "refused: no webhook"
        body = self.rfile.read(length)
        if fault := fault_of(self.headers, body):
            return 401, f"refused: {fault}"
        webhook = json.loads(body)
        is_test = webhook["event_id"].startswith("evt_test_")
        return 200, f"test {webhook['event']}" if is_test else inbox.take(webhook)


inbox = Inbox(JOURNAL)
server = ThreadingHTTPServer(("127.0.0.1", PORT), Receiver)
print(f"Listening at http://127.0.0.1:{PORT}", flush=True)
server.serve_forever()
