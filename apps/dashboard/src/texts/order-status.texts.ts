import type { OrderEventName, OrderStatus } from '@dakpion/client';
import { texts } from './texts.ts';

/** The statuses of orders, and the changes of orders. */
export const orderStatusTexts = texts<OrderStatus | OrderEventName>(
  {
    PENDING: 'Waiting for a rider',
    ASSIGNED: 'Assigned',
    ACCEPTED: 'Accepted',
    STARTED: 'On the way to pickup',
    PICKED: 'Picked up',
    COMPLETED: 'Delivered',
    CANCELLED: 'Cancelled',
    ORDER_CREATED: 'Order created',
    RETRIED: 'Ordered again',
    RIDER_REPLACED: 'Another rider',
  },
  {
    PENDING: 'রাইডারের অপেক্ষায়',
    ASSIGNED: 'রাইডার ঠিক হয়েছে',
    ACCEPTED: 'রাইডার রাজি',
    STARTED: 'নিতে আসছে',
    PICKED: 'তুলে নেওয়া হয়েছে',
    COMPLETED: 'পৌঁছে গেছে',
    CANCELLED: 'বাতিল',
    ORDER_CREATED: 'অর্ডার তৈরি',
    RETRIED: 'আবার অর্ডার',
    RIDER_REPLACED: 'অন্য রাইডার',
  },
);
