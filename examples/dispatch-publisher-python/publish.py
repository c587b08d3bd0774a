"""A dispatch system that publishes on dispatch.rider-events.v1 (docs/asyncapi.yaml): one order from assignment to delivery.

KAFKA_BROKERS=127.0.0.1:9092 python publish.py ord_...
"""

import json
import os
import sys
import uuid
from datetime import datetime, timezone

from kafka import KafkaProducer

TOPIC = "dispatch.rider-events.v1"
COURSE = ["RIDER_ASSIGNED", "RIDER_ACCEPTED", "RIDER_STARTED", "PARCEL_PICKED", "PARCEL_DELIVERED"]
RIDER = {
    "rider_id": 4711,
    "name": "Karim Uddin",
    "phone_number": "01811111111",
    "driver_type": 1,
    "is_freelancer": False,
}


def main(order_id: str) -> None:
    producer = KafkaProducer(
        bootstrap_servers=os.environ.get("KAFKA_BROKERS", "127.0.0.1:9092").split(","),
        # All replicas acknowledge each message, and one request is in flight at a time, so that a repeated send overtakes no other.
        acks="all",
        retries=5,
        max_in_flight_requests_per_connection=1,
    )
    for event_type in COURSE:
        event = {
            # Use the same id whenever you send the same event again: Dakpion recognises the duplicate.
            "event_id": str(uuid.uuid4()),
            "type": event_type,
            "order_id": order_id,
            "occurred_at": datetime.now(timezone.utc).isoformat(timespec="milliseconds"),
            "rider": RIDER,
            "location": {"latitude": 23.7461, "longitude": 90.3742},
        }
        # The key must be the id of the order: Kafka keeps the sequence only of messages with the same key.
        value = json.dumps(event, ensure_ascii=False).encode("utf-8")
        producer.send(TOPIC, key=order_id.encode("ascii"), value=value).get(timeout=30)
        print(event_type, event["event_id"])
    producer.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Name the order: python publish.py ord_...")
    main(sys.argv[1])
