import { randomUUID } from 'node:crypto';
import { CompressionTypes, Kafka } from 'kafkajs';

// A dispatch system that publishes on dispatch.rider-events.v1 (docs/asyncapi.yaml): one order from assignment to delivery.
// KAFKA_BROKERS=127.0.0.1:9092 npm run play -- ord_…

const topic = 'dispatch.rider-events.v1';
const course = ['RIDER_ASSIGNED', 'RIDER_ACCEPTED', 'RIDER_STARTED', 'PARCEL_PICKED', 'PARCEL_DELIVERED'];
const rider = {
  rider_id: 4711,
  name: 'Karim Uddin',
  phone_number: '01811111111',
  driver_type: 1,
  is_freelancer: false,
};

const [orderId] = process.argv.slice(2);
if (orderId === undefined) {
  process.stderr.write('Name the order: npm run play -- ord_…\n');
  process.exit(1);
}

const kafka = new Kafka({
  clientId: 'depot-4',
  brokers: (process.env.KAFKA_BROKERS ?? '127.0.0.1:9092').split(','),
});
// An idempotent producer: Kafka stores a message once, also if it is sent again after a broken connection, and keeps the sequence.
const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 });
await producer.connect();
try {
  for (const type of course) {
    const event = {
      // Use the same id whenever you send the same event again: Dakpion recognises the duplicate.
      event_id: randomUUID(),
      type,
      order_id: orderId,
      occurred_at: new Date().toISOString(),
      rider,
      location: { latitude: 23.7461, longitude: 90.3742 },
    };
    // The key must be the id of the order: Kafka keeps the sequence only of messages with the same key.
    await producer.send({
      topic,
      acks: -1,
      compression: CompressionTypes.None,
      messages: [{ key: orderId, value: JSON.stringify(event) }],
    });
    process.stdout.write(`${type} ${event.event_id}\n`);
  }
} finally {
  await producer.disconnect();
}
