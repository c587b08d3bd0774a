import base64
import hashlib
import hmac
import json
import os
import sys
import time

given = json.load(sys.stdin)
headers, body = given["headers"], given["body"]
key = base64.b64decode(os.environ["SIGNING_SECRET"].removeprefix("whsec_"))
signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.{body}".encode()
expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
fresh = abs(time.time() - int(headers["webhook-timestamp"])) < 300
signatures = [part.removeprefix("v1,") for part in headers["webhook-signature"].split(" ")]
if not fresh or not any(hmac.compare_digest(one, expected) for one in signatures):
    sys.exit(1)
print(json.loads(body)["event"])
