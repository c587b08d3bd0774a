// Recorded from the running program: UPDATE_EXAMPLES=1 npm test -- e2e/embedded-openapi-examples.e2e.ts
import type { RecordedExample } from './operation.ts';

/** A request and an answer of each operation, by its id. */
export const recordedExamples: Readonly<Record<string, RecordedExample>> = {
  "setCallbackUrl": {
    "request": {
      "callback_url": "https://shop.example/dakpion"
    },
    "status": 200,
    "response": {
      "callback_url": "https://shop.example/dakpion"
    }
  },
  "quoteOrder": {
    "request": {
      "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
      "estimated_pickup_address_latitude": 23.7461,
      "estimated_pickup_address_longitude": 90.3742,
      "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
      "estimated_receiver_address_latitude": 23.7806,
      "estimated_receiver_address_longitude": 90.4193,
      "parcel_type": 2
    },
    "status": 200,
    "response": {
      "quotation_id": "quo_WzEsMCwxNzk1NDY1NjgzMjY1LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.kNBcYHdK_jagfZXA_q9EG-48tMeck8_SjRzCC6hWj3M",
      "currency": "BDT",
      "total_price": 137,
      "breakdown": [
        {
          "code": "base_fare",
          "label": "Base fare",
          "amount": 50
        },
        {
          "code": "distance_fare",
          "label": "Distance fare",
          "amount": 87
        },
        {
          "code": "parcel_surcharge",
          "label": "Parcel surcharge",
          "amount": 0
        }
      ],
      "driver_type": 1,
      "parcel_type": 2,
      "distance_km": 7.78,
      "time_to_pickup": 8,
      "duration": 19,
      "distance_source": "estimate",
      "options": [
        {
          "driver_type": 1,
          "total_price": 137,
          "time_to_pickup": 8,
          "duration": 19
        },
        {
          "driver_type": 2,
          "total_price": 227,
          "time_to_pickup": 12,
          "duration": 24
        }
      ],
      "tariff_version": "2026-11-01",
      "expires_at": "2026-11-24T02:28:03.265+06:00"
    }
  },
  "createOrder": {
    "request": {
      "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
      "estimated_pickup_address_latitude": 23.7461,
      "estimated_pickup_address_longitude": 90.3742,
      "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
      "estimated_receiver_address_latitude": 23.7806,
      "estimated_receiver_address_longitude": 90.4193,
      "receiver_name": "রহিমা খাতুন",
      "receiver_phone_number": "01712345678",
      "parcel_type": 2,
      "driver_type": 1,
      "is_freelancer": false,
      "quotation_id": "quo_WzEsMCwxNzk1NDY1NjgzMjY1LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.kNBcYHdK_jagfZXA_q9EG-48tMeck8_SjRzCC6hWj3M"
    },
    "status": 201,
    "response": {
      "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_qrxcq143hptsq3f1h59swehfsw",
      "allowed_actions": [
        "cancel"
      ],
      "attempt": 1,
      "retry_of_order_id": null,
      "retried_by_order_id": null,
      "sequence": 1,
      "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
      "estimated_pickup_address_latitude": 23.7461,
      "estimated_pickup_address_longitude": 90.3742,
      "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
      "estimated_receiver_address_latitude": 23.7806,
      "estimated_receiver_address_longitude": 90.4193,
      "receiver_name": "রহিমা খাতুন",
      "receiver_phone_number": "01712345678",
      "parcel_type": 2,
      "driver_type": 1,
      "is_freelancer": false,
      "item_price": null,
      "item_name": null,
      "parcel_comment": null,
      "detailed_address": null,
      "callback_url": null,
      "metadata": {},
      "quotation": {
        "quotation_id": "quo_WzEsMCwxNzk1NDY1NjgzMjY1LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.kNBcYHdK_jagfZXA_q9EG-48tMeck8_SjRzCC6hWj3M",
        "currency": "BDT",
        "total_price": 137,
        "driver_type": 1,
        "parcel_type": 2,
        "distance_km": 7.78,
        "time_to_pickup": 8,
        "duration": 19,
        "distance_source": "estimate",
        "breakdown": [
          {
            "code": "base_fare",
            "label": "Base fare",
            "amount": 50
          },
          {
            "code": "distance_fare",
            "label": "Distance fare",
            "amount": 87
          },
          {
            "code": "parcel_surcharge",
            "label": "Parcel surcharge",
            "amount": 0
          }
        ],
        "options": [
          {
            "driver_type": 1,
            "total_price": 137,
            "time_to_pickup": 8,
            "duration": 19
          },
          {
            "driver_type": 2,
            "total_price": 227,
            "time_to_pickup": 12,
            "duration": 24
          }
        ],
        "tariff_version": "2026-11-01",
        "expires_at": "2026-11-24T02:28:03.265+06:00"
      },
      "driver_info": null,
      "rider_id": null,
      "rider_latitude": null,
      "rider_longitude": null,
      "time_to_pickup": 8,
      "duration": 19,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-24T02:13:03.455+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-24T02:13:03.455+06:00"
    }
  },
  "getOrder": {
    "status": 200,
    "response": {
      "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_qrxcq143hptsq3f1h59swehfsw",
      "allowed_actions": [],
      "attempt": 1,
      "retry_of_order_id": null,
      "retried_by_order_id": null,
      "sequence": 6,
      "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
      "estimated_pickup_address_latitude": 23.7461,
      "estimated_pickup_address_longitude": 90.3742,
      "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
      "estimated_receiver_address_latitude": 23.7806,
      "estimated_receiver_address_longitude": 90.4193,
      "receiver_name": "রহিমা খাতুন",
      "receiver_phone_number": "01712345678",
      "parcel_type": 2,
      "driver_type": 1,
      "is_freelancer": false,
      "item_price": null,
      "item_name": null,
      "parcel_comment": null,
      "detailed_address": null,
      "callback_url": null,
      "metadata": {},
      "quotation": {
        "quotation_id": "quo_WzEsMCwxNzk1NDY1NjgzMjY1LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.kNBcYHdK_jagfZXA_q9EG-48tMeck8_SjRzCC6hWj3M",
        "currency": "BDT",
        "total_price": 137,
        "driver_type": 1,
        "parcel_type": 2,
        "distance_km": 7.78,
        "time_to_pickup": 8,
        "duration": 19,
        "distance_source": "estimate",
        "breakdown": [
          {
            "code": "base_fare",
            "label": "Base fare",
            "amount": 50
          },
          {
            "code": "distance_fare",
            "label": "Distance fare",
            "amount": 87
          },
          {
            "code": "parcel_surcharge",
            "label": "Parcel surcharge",
            "amount": 0
          }
        ],
        "options": [
          {
            "driver_type": 1,
            "total_price": 137,
            "time_to_pickup": 8,
            "duration": 19
          },
          {
            "driver_type": 2,
            "total_price": 227,
            "time_to_pickup": 12,
            "duration": 24
          }
        ],
        "tariff_version": "2026-11-01",
        "expires_at": "2026-11-24T02:28:03.265+06:00"
      },
      "driver_info": {
        "rider_id": 999923,
        "name": "Sumaiya Islam",
        "phone_number": "01030427206",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-24T02:13:04.277+06:00"
      },
      "rider_id": 999923,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-24T02:13:03.455+06:00",
      "assigned_at": "2026-11-24T02:13:03.682+06:00",
      "accepted_at": "2026-11-24T02:13:03.883+06:00",
      "started_at": "2026-11-24T02:13:04.010+06:00",
      "picked_at": "2026-11-24T02:13:04.155+06:00",
      "completed_at": "2026-11-24T02:13:04.277+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-24T02:13:04.277+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-24T02:13:03.455+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-24T02:13:03.682+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-24T02:13:03.883+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-24T02:13:04.010+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-24T02:13:04.155+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-24T02:13:04.277+06:00"
        }
      ]
    }
  },
  "getOrderStatus": {
    "status": 200,
    "response": {
      "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
      "partner_reference_id": null,
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "updated_at": "2026-11-24T02:13:04.277+06:00",
      "rider_id": 999923,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "driver_type": 1,
      "is_freelancer": false,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "sequence": 6
    }
  },
  "listOrders": {
    "status": 200,
    "response": {
      "data": [
        {
          "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_qrxcq143hptsq3f1h59swehfsw",
          "created_at": "2026-11-24T02:13:03.455+06:00",
          "updated_at": "2026-11-24T02:13:04.277+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 1,
        "total_pages": 1,
        "has_more": false,
        "next_after": null
      }
    }
  },
  "listEvents": {
    "status": 200,
    "response": {
      "data": [
        {
          "event_type": "ORDER_CREATED",
          "event": "ORDER_CREATED",
          "event_id": "evt_e519d858738b428ba8c1ab3dce223603",
          "sequence": 1,
          "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
          "partner_reference_id": null,
          "status": "PENDING",
          "parcel_status": "PENDING",
          "previous_status": null,
          "timestamp": "2026-11-24T02:13:03.455+06:00",
          "updated_at": "2026-11-24T02:13:03.455+06:00",
          "environment": "sandbox",
          "attempt": 1,
          "retry_of_order_id": null,
          "rider_id": null,
          "rider_latitude": null,
          "rider_longitude": null,
          "driver_type": 1,
          "is_freelancer": false,
          "time_to_pickup": 8,
          "duration": 19,
          "metadata": {},
          "quotation": {
            "quotation_id": "quo_WzEsMCwxNzk1NDY1NjgzMjY1LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.kNBcYHdK_jagfZXA_q9EG-48tMeck8_SjRzCC6hWj3M",
            "currency": "BDT",
            "total_price": 137,
            "driver_type": 1,
            "parcel_type": 2,
            "distance_km": 7.78,
            "time_to_pickup": 8,
            "duration": 19,
            "distance_source": "estimate",
            "breakdown": [
              {
                "code": "base_fare",
                "label": "Base fare",
                "amount": 50
              },
              {
                "code": "distance_fare",
                "label": "Distance fare",
                "amount": 87
              },
              {
                "code": "parcel_surcharge",
                "label": "Parcel surcharge",
                "amount": 0
              }
            ],
            "options": [
              {
                "driver_type": 1,
                "total_price": 137,
                "time_to_pickup": 8,
                "duration": 19
              },
              {
                "driver_type": 2,
                "total_price": 227,
                "time_to_pickup": 12,
                "duration": 24
              }
            ],
            "tariff_version": "2026-11-01",
            "expires_at": "2026-11-24T02:28:03.265+06:00"
          },
          "tracking_url": "https://api.dakpion.example/track/trk_qrxcq143hptsq3f1h59swehfsw",
          "position": "13"
        }
      ],
      "next": "13",
      "has_more": true
    }
  },
  "cancelOrder": {
    "request": {
      "cancellation_reason": "The customer has changed their mind"
    },
    "status": 200,
    "response": {
      "order_id": "ord_cyea9wbasesb66gzj88wys5t32",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "CANCELLED",
      "previous_status": "PENDING",
      "tracking_url": "https://api.dakpion.example/track/trk_1kqpq7dq43fjv2d8vj87yz7f5c",
      "allowed_actions": [
        "retry"
      ],
      "attempt": 1,
      "retry_of_order_id": null,
      "retried_by_order_id": null,
      "sequence": 2,
      "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
      "estimated_pickup_address_latitude": 23.7461,
      "estimated_pickup_address_longitude": 90.3742,
      "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
      "estimated_receiver_address_latitude": 23.7806,
      "estimated_receiver_address_longitude": 90.4193,
      "receiver_name": "রহিমা খাতুন",
      "receiver_phone_number": "01712345678",
      "parcel_type": 2,
      "driver_type": 1,
      "is_freelancer": false,
      "item_price": null,
      "item_name": null,
      "parcel_comment": null,
      "detailed_address": null,
      "callback_url": null,
      "metadata": {},
      "quotation": {
        "quotation_id": "quo_WzEsMCwxNzk1NDY1Njg0MzU4LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.P35AzZbbwuAYzbVBrKllRmB47avPK3fAKSZcU3wZ38k",
        "currency": "BDT",
        "total_price": 137,
        "breakdown": [
          {
            "code": "base_fare",
            "label": "Base fare",
            "amount": 50
          },
          {
            "code": "distance_fare",
            "label": "Distance fare",
            "amount": 87
          },
          {
            "code": "parcel_surcharge",
            "label": "Parcel surcharge",
            "amount": 0
          }
        ],
        "driver_type": 1,
        "parcel_type": 2,
        "distance_km": 7.78,
        "time_to_pickup": 8,
        "duration": 19,
        "distance_source": "estimate",
        "options": [
          {
            "driver_type": 1,
            "total_price": 137,
            "time_to_pickup": 8,
            "duration": 19
          },
          {
            "driver_type": 2,
            "total_price": 227,
            "time_to_pickup": 12,
            "duration": 24
          }
        ],
        "tariff_version": "2026-11-01",
        "expires_at": "2026-11-24T02:28:04.358+06:00"
      },
      "driver_info": null,
      "rider_id": null,
      "rider_latitude": null,
      "rider_longitude": null,
      "time_to_pickup": 8,
      "duration": 19,
      "eta": null,
      "cancellation_reason": "The customer has changed their mind",
      "cancelled_by": "partner",
      "created_at": "2026-11-24T02:13:04.359+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": "2026-11-24T02:13:04.369+06:00",
      "updated_at": "2026-11-24T02:13:04.369+06:00"
    }
  },
  "retryOrder": {
    "request": {},
    "status": 201,
    "response": {
      "order_id": "ord_fe9sxddvz5pnrxmkbhpak1574r",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_5xedem7gk20es96wh8qjcwbwa6",
      "allowed_actions": [
        "cancel"
      ],
      "attempt": 2,
      "retry_of_order_id": "ord_cyea9wbasesb66gzj88wys5t32",
      "retried_by_order_id": null,
      "sequence": 1,
      "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
      "estimated_pickup_address_latitude": 23.7461,
      "estimated_pickup_address_longitude": 90.3742,
      "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
      "estimated_receiver_address_latitude": 23.7806,
      "estimated_receiver_address_longitude": 90.4193,
      "receiver_name": "রহিমা খাতুন",
      "receiver_phone_number": "01712345678",
      "parcel_type": 2,
      "driver_type": 1,
      "is_freelancer": false,
      "item_price": null,
      "item_name": null,
      "parcel_comment": null,
      "detailed_address": null,
      "callback_url": null,
      "metadata": {},
      "quotation": {
        "quotation_id": "quo_WzEsMCwxNzk1NDY1Njg0MzkzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.Wf4D32si_IenpP4xCnUcDmsBR4mLMaKxM8T0UlD4L5A",
        "currency": "BDT",
        "total_price": 137,
        "breakdown": [
          {
            "code": "base_fare",
            "label": "Base fare",
            "amount": 50
          },
          {
            "code": "distance_fare",
            "label": "Distance fare",
            "amount": 87
          },
          {
            "code": "parcel_surcharge",
            "label": "Parcel surcharge",
            "amount": 0
          }
        ],
        "driver_type": 1,
        "parcel_type": 2,
        "distance_km": 7.78,
        "time_to_pickup": 8,
        "duration": 19,
        "distance_source": "estimate",
        "options": [
          {
            "driver_type": 1,
            "total_price": 137,
            "time_to_pickup": 8,
            "duration": 19
          },
          {
            "driver_type": 2,
            "total_price": 227,
            "time_to_pickup": 12,
            "duration": 24
          }
        ],
        "tariff_version": "2026-11-01",
        "expires_at": "2026-11-24T02:28:04.393+06:00"
      },
      "driver_info": null,
      "rider_id": null,
      "rider_latitude": null,
      "rider_longitude": null,
      "time_to_pickup": 8,
      "duration": 19,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-24T02:13:04.393+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-24T02:13:04.393+06:00"
    }
  },
  "getCallbackUrl": {
    "status": 200,
    "response": {
      "callback_url": "https://shop.example/dakpion"
    }
  },
  "listWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "delivery_id": "dlv_181db6ae6ee2487797d9f0b4072fb738",
          "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
          "event": "COMPLETED",
          "event_id": "evt_181db6ae6ee2487797d9f0b4072fb738",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-24T02:13:04.280+06:00",
              "duration_ms": 3,
              "response_status": 200,
              "error": null,
              "response_excerpt": ""
            }
          ],
          "next_attempt_at": null,
          "created_at": "2026-11-24T02:13:04.280+06:00",
          "updated_at": "2026-11-24T02:13:04.283+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 6,
        "total_pages": 6,
        "has_more": true
      }
    }
  },
  "getWebhook": {
    "status": 200,
    "response": {
      "delivery_id": "dlv_181db6ae6ee2487797d9f0b4072fb738",
      "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
      "event": "COMPLETED",
      "event_id": "evt_181db6ae6ee2487797d9f0b4072fb738",
      "sequence": 6,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-24T02:13:04.280+06:00",
          "duration_ms": 3,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "next_attempt_at": null,
      "created_at": "2026-11-24T02:13:04.280+06:00",
      "updated_at": "2026-11-24T02:13:04.283+06:00",
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_181db6ae6ee2487797d9f0b4072fb738",
          "webhook-timestamp": "1795464784",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"COMPLETED\",\"event_id\":\"evt_181db6ae6ee2487797d9f0b4072fb738\",\"sequence\":6,\"order_id\":\"ord_jp6139sb2c8h9881rx53z86a1z\",\"partner_reference_id\":null,\"status\":\"COMPLETED\",\"parcel_status\":\"COMPLETED\",\"previous_status\":\"PICKED\",\"timestamp\":\"2026-11-24T02:13:04.277+06:00\",\"updated_at\":\"2026-11-24T02:13:04.277+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":999923,\"rider_latitude\":23.7806,\"rider_longitude\":90.4193,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":0,\"duration\":0,\"metadata\":{}}"
      }
    }
  },
  "redeliverWebhook": {
    "request": {},
    "status": 202,
    "response": {
      "delivery_id": "dlv_181db6ae6ee2487797d9f0b4072fb738",
      "accepted": 1
    }
  },
  "redeliverWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_3qzmbzca1da8ycqdebvkg8h2n1",
      "requested_at": "2026-11-24T02:13:04.446+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": null
    }
  },
  "getRedelivery": {
    "status": 200,
    "response": {
      "redelivery_id": "rdl_3qzmbzca1da8ycqdebvkg8h2n1",
      "requested_at": "2026-11-24T02:13:04.446+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-24T02:13:04.448+06:00"
    }
  },
  "sendTestWebhook": {
    "request": {
      "event": "PICKED"
    },
    "status": 200,
    "response": {
      "delivered": true,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_test_29efx7vh8eb8n9ym0tf86pzx05",
          "webhook-timestamp": "1795464784",
          "webhook-signature": "v1,I8zU7pyubWPEM+XqypH9O4A/b3dZFJAkNtoTRrpJWZY=",
          "x-webhook-secret": "(withheld)",
          "x-webhook-test": "true"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"PICKED\",\"event_id\":\"evt_test_29efx7vh8eb8n9ym0tf86pzx05\",\"sequence\":5,\"order_id\":\"ord_00000000000000000000000000\",\"partner_reference_id\":\"EXAMPLE-NOT-AN-ORDER\",\"status\":\"PICKED\",\"parcel_status\":\"PICKED\",\"previous_status\":\"STARTED\",\"timestamp\":\"2026-11-24T02:13:04.459+06:00\",\"updated_at\":\"2026-11-24T02:13:04.459+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":1,\"rider_latitude\":23.7461,\"rider_longitude\":90.3742,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":15,\"duration\":20,\"metadata\":{\"test\":\"true\"}}"
      },
      "started_at": "2026-11-24T02:13:04.460+06:00",
      "duration_ms": 1,
      "response_status": 200,
      "error": null,
      "response_excerpt": ""
    }
  },
  "getUsage": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "currency": "BDT",
      "time_zone": "Asia/Dhaka",
      "from": "2026-10-26",
      "to": "2026-11-24",
      "totals": {
        "created": {
          "orders": 3,
          "total_price": 411
        },
        "completed": {
          "orders": 1,
          "total_price": 137
        },
        "cancelled": {
          "orders": 1,
          "total_price": 137
        },
        "retried": {
          "orders": 1,
          "total_price": 137
        },
        "webhook_attempts": 10
      },
      "data": [
        {
          "date": "2026-10-26",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-10-27",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-10-28",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-10-29",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-10-30",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-10-31",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-01",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-02",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-03",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-04",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-05",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-06",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-07",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-08",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-09",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-10",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-11",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-12",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-13",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-14",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-15",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-16",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-17",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-18",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-19",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-20",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-21",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-22",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-23",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-24",
          "created": {
            "orders": 3,
            "total_price": 411
          },
          "completed": {
            "orders": 1,
            "total_price": 137
          },
          "cancelled": {
            "orders": 1,
            "total_price": 137
          },
          "retried": {
            "orders": 1,
            "total_price": 137
          },
          "webhook_attempts": 10
        }
      ]
    }
  },
  "getStatement": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "currency": "BDT",
      "time_zone": "Asia/Dhaka",
      "month": "2026-11",
      "is_final": false,
      "charged": {
        "orders": 1,
        "total_price": 137
      },
      "data": [
        {
          "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-24T02:13:03.455+06:00",
          "completed_at": "2026-11-24T02:13:04.277+06:00",
          "charged_at": "2026-11-24T02:13:04.277+06:00",
          "total_price": 137
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 1,
        "total_pages": 1,
        "has_more": false
      }
    }
  },
  "listRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "time": "2026-11-24T02:13:03.439+06:00",
          "method": "POST",
          "path": "/v1/business/order/create",
          "query": null,
          "status": 201,
          "problem_code": null,
          "duration_ms": 57.7,
          "request_id": "req_06g5p9gsrbm6gm09zg0bg3xcwn",
          "idempotency_key": null,
          "api_key_last_four": "eQoJ",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795464783439.log_n1a7e4r2yexj3zqg0q8z70d0wb",
      "has_more": true
    }
  },
  "listWebhookSources": {
    "status": 200,
    "response": {
      "addresses": []
    }
  },
  "listPartners": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_s2tpk9qqmg6xnptx13ydsmhph8",
          "name": "Demonstration shop",
          "email": "demo@example.com",
          "suspended": false,
          "rate_limits": {
            "sandbox": {
              "write": 120,
              "read": 600
            },
            "production": {
              "write": 600,
              "read": 3000
            }
          },
          "api_keys": {
            "sandbox": [
              {
                "key_id": "key_gbh16xv4c0gpv92ys910faktmb",
                "last_four": "IZ4F",
                "issued_at": "2026-11-24T02:13:02.787+06:00",
                "expires_at": null,
                "last_used_at": null
              }
            ],
            "production": [
              {
                "key_id": "key_ry310bhzr4qjee4yhz7v1vnvek",
                "last_four": "Dcgc",
                "issued_at": "2026-11-24T02:13:02.787+06:00",
                "expires_at": null,
                "last_used_at": null
              }
            ]
          },
          "callback_urls": {
            "sandbox": "https://api.dakpion.example/inbox/demo",
            "production": null
          },
          "created_at": "2026-11-24T02:13:02.787+06:00",
          "updated_at": "2026-11-24T02:13:02.794+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 2,
        "total_pages": 2,
        "has_more": true
      }
    }
  },
  "getPartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_fct4ckxyqp6srb875jxeyedvyq",
      "name": "Aarong",
      "email": "shop@example.com",
      "suspended": false,
      "rate_limits": {
        "sandbox": {
          "write": 1000000,
          "read": 1000000
        },
        "production": {
          "write": 1000000,
          "read": 1000000
        }
      },
      "api_keys": {
        "sandbox": [
          {
            "key_id": "key_pwd5xd3nd55nsvzs915820my5n",
            "last_four": "eQoJ",
            "issued_at": "2026-11-24T02:13:02.633+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-24T02:13:03.073+06:00"
          }
        ],
        "production": [
          {
            "key_id": "key_9fk6b1bjt6fqyqn8e75fefrjfq",
            "last_four": "lpAo",
            "issued_at": "2026-11-24T02:13:02.633+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": "https://shop.example/dakpion",
        "production": null
      },
      "created_at": "2026-11-24T02:13:02.633+06:00",
      "updated_at": "2026-11-24T02:13:03.081+06:00"
    }
  },
  "listPartnerUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_fct4ckxyqp6srb875jxeyedvyq",
          "email": "shop@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-24T02:13:02.633+06:00"
        }
      ]
    }
  },
  "resetUserPassword": {
    "request": {
      "remove_totp": true
    },
    "status": 200,
    "response": {
      "user_id": "usr_fct4ckxyqp6srb875jxeyedvyq",
      "reset_token": "example-of-a-secret",
      "reset_url": "https://api.dakpion.example/dashboard/password-reset#example-of-a-secret",
      "expires_at": "2026-11-24T03:13:04.531+06:00"
    }
  },
  "reencryptSecrets": {
    "status": 200,
    "response": {
      "partner_id": "prt_fct4ckxyqp6srb875jxeyedvyq",
      "reencrypted": 0,
      "not_decrypted": 0
    }
  },
  "findOrders": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_fct4ckxyqp6srb875jxeyedvyq",
          "environment": "sandbox",
          "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_qrxcq143hptsq3f1h59swehfsw",
          "created_at": "2026-11-24T02:13:03.455+06:00",
          "updated_at": "2026-11-24T02:13:04.277+06:00"
        }
      ],
      "next_after": null
    }
  },
  "listOverdueOrders": {
    "status": 200,
    "response": {
      "data": [],
      "pagination": {
        "page": 1,
        "limit": 50,
        "total": 0,
        "total_pages": 0,
        "has_more": false
      }
    }
  },
  "repairOrder": {
    "request": {
      "event_ids": []
    },
    "status": 200,
    "response": {
      "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
      "view_rewritten": false,
      "published_event_ids": []
    }
  },
  "listAllWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_fct4ckxyqp6srb875jxeyedvyq",
          "environment": "sandbox",
          "delivery_id": "dlv_67c13ed6df9a4c66929d9411914a200d",
          "order_id": "ord_fe9sxddvz5pnrxmkbhpak1574r",
          "event": "ORDER_CREATED",
          "event_id": "evt_67c13ed6df9a4c66929d9411914a200d",
          "sequence": 1,
          "url": "https://shop.example/dakpion",
          "status": "delivered",
          "next_attempt_at": null,
          "created_at": "2026-11-24T02:13:04.395+06:00",
          "updated_at": "2026-11-24T02:13:04.400+06:00",
          "attempt_count": 1,
          "last_attempt": {
            "number": 1,
            "started_at": "2026-11-24T02:13:04.396+06:00",
            "duration_ms": 4,
            "response_status": 200,
            "error": null,
            "response_excerpt": ""
          }
        }
      ],
      "next_after": "0.0.1"
    }
  },
  "listPartnerWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "delivery_id": "dlv_67c13ed6df9a4c66929d9411914a200d",
          "order_id": "ord_fe9sxddvz5pnrxmkbhpak1574r",
          "event": "ORDER_CREATED",
          "event_id": "evt_67c13ed6df9a4c66929d9411914a200d",
          "sequence": 1,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-24T02:13:04.396+06:00",
              "duration_ms": 4,
              "response_status": 200,
              "error": null,
              "response_excerpt": ""
            }
          ],
          "next_attempt_at": null,
          "created_at": "2026-11-24T02:13:04.395+06:00",
          "updated_at": "2026-11-24T02:13:04.400+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 9,
        "total_pages": 9,
        "has_more": true
      }
    }
  },
  "getPartnerWebhook": {
    "status": 200,
    "response": {
      "delivery_id": "dlv_181db6ae6ee2487797d9f0b4072fb738",
      "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
      "event": "COMPLETED",
      "event_id": "evt_181db6ae6ee2487797d9f0b4072fb738",
      "sequence": 6,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-24T02:13:04.280+06:00",
          "duration_ms": 3,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        },
        {
          "number": 2,
          "started_at": "2026-11-24T02:13:04.440+06:00",
          "duration_ms": 2,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "next_attempt_at": null,
      "created_at": "2026-11-24T02:13:04.280+06:00",
      "updated_at": "2026-11-24T02:13:04.442+06:00",
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_181db6ae6ee2487797d9f0b4072fb738",
          "webhook-timestamp": "1795464784",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"COMPLETED\",\"event_id\":\"evt_181db6ae6ee2487797d9f0b4072fb738\",\"sequence\":6,\"order_id\":\"ord_jp6139sb2c8h9881rx53z86a1z\",\"partner_reference_id\":null,\"status\":\"COMPLETED\",\"parcel_status\":\"COMPLETED\",\"previous_status\":\"PICKED\",\"timestamp\":\"2026-11-24T02:13:04.277+06:00\",\"updated_at\":\"2026-11-24T02:13:04.277+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":999923,\"rider_latitude\":23.7806,\"rider_longitude\":90.4193,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":0,\"duration\":0,\"metadata\":{}}"
      }
    }
  },
  "redeliverPartnerWebhook": {
    "status": 202,
    "response": {
      "delivery_id": "dlv_181db6ae6ee2487797d9f0b4072fb738",
      "accepted": 1
    }
  },
  "redeliverPartnerWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_he18r06zfr5795pcvhnmp574ss",
      "requested_at": "2026-11-24T02:13:04.625+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": null
    }
  },
  "getPartnerRedelivery": {
    "status": 200,
    "response": {
      "redelivery_id": "rdl_he18r06zfr5795pcvhnmp574ss",
      "requested_at": "2026-11-24T02:13:04.625+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-24T02:13:04.627+06:00"
    }
  },
  "getPartnerUsage": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "currency": "BDT",
      "time_zone": "Asia/Dhaka",
      "from": "2026-10-26",
      "to": "2026-11-24",
      "totals": {
        "created": {
          "orders": 3,
          "total_price": 411
        },
        "completed": {
          "orders": 1,
          "total_price": 137
        },
        "cancelled": {
          "orders": 1,
          "total_price": 137
        },
        "retried": {
          "orders": 1,
          "total_price": 137
        },
        "webhook_attempts": 12
      },
      "data": [
        {
          "date": "2026-10-26",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-10-27",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-10-28",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-10-29",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-10-30",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-10-31",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-01",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-02",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-03",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-04",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-05",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-06",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-07",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-08",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-09",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-10",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-11",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-12",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-13",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-14",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-15",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-16",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-17",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-18",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-19",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-20",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-21",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-22",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-23",
          "created": {
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-24",
          "created": {
            "orders": 3,
            "total_price": 411
          },
          "completed": {
            "orders": 1,
            "total_price": 137
          },
          "cancelled": {
            "orders": 1,
            "total_price": 137
          },
          "retried": {
            "orders": 1,
            "total_price": 137
          },
          "webhook_attempts": 12
        }
      ]
    }
  },
  "getPartnerStatement": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "currency": "BDT",
      "time_zone": "Asia/Dhaka",
      "month": "2026-11",
      "is_final": false,
      "charged": {
        "orders": 1,
        "total_price": 137
      },
      "data": [
        {
          "order_id": "ord_jp6139sb2c8h9881rx53z86a1z",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-24T02:13:03.455+06:00",
          "completed_at": "2026-11-24T02:13:04.277+06:00",
          "charged_at": "2026-11-24T02:13:04.277+06:00",
          "total_price": 137
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 1,
        "total_pages": 1,
        "has_more": false
      }
    }
  },
  "listPartnerRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "time": "2026-11-24T02:13:03.439+06:00",
          "method": "POST",
          "path": "/v1/business/order/create",
          "query": null,
          "status": 201,
          "problem_code": null,
          "duration_ms": 57.7,
          "request_id": "req_06g5p9gsrbm6gm09zg0bg3xcwn",
          "idempotency_key": null,
          "api_key_last_four": "eQoJ",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795464783439.log_n1a7e4r2yexj3zqg0q8z70d0wb",
      "has_more": true
    }
  },
  "repairPartnerUsage": {
    "status": 200,
    "response": {
      "status": "repaired",
      "corrected_days": 0
    }
  },
  "listFollowers": {
    "status": 200,
    "response": {
      "data": [
        {
          "follower": "order-event-publisher",
          "events_behind": 4,
          "seconds_behind": 0.273
        },
        {
          "follower": "order-views-projection",
          "events_behind": 2,
          "seconds_behind": 0.14
        },
        {
          "follower": "order-event-index",
          "events_behind": 6,
          "seconds_behind": 0.308
        },
        {
          "follower": "webhook-deliveries",
          "events_behind": 26,
          "seconds_behind": 1.145
        },
        {
          "follower": "partners",
          "events_behind": 1,
          "seconds_behind": 0.135
        },
        {
          "follower": "dispatch-open-orders",
          "events_behind": 2,
          "seconds_behind": 0.14
        },
        {
          "follower": "robot-courier-courses",
          "events_behind": 1,
          "seconds_behind": 0.265
        },
        {
          "follower": "order-usage",
          "events_behind": 4,
          "seconds_behind": 0.274
        },
        {
          "follower": "webhook-usage",
          "events_behind": 9,
          "seconds_behind": 0.265
        }
      ]
    }
  },
  "listParkedStreams": {
    "status": 200,
    "response": {
      "data": []
    }
  },
  "postOperatorRiderEvents": {
    "request": [
      {
        "event_id": "ord_hz633f9qzqznp91sh4s29wchew-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_hz633f9qzqznp91sh4s29wchew",
        "occurred_at": "2026-11-23T20:13:04.684Z",
        "rider": {
          "rider_id": 4711,
          "name": "Karim Uddin",
          "phone_number": "01811111111",
          "driver_type": 1,
          "is_freelancer": false
        },
        "location": {
          "latitude": 23.75,
          "longitude": 90.38
        }
      }
    ],
    "status": 202,
    "response": {
      "accepted": 1,
      "rejected": []
    }
  },
  "listDeadLetters": {
    "status": 200,
    "response": {
      "data": [
        {
          "letter_id": "dispatch.rider-events.v1:0",
          "topic": "dispatch.rider-events.v1",
          "key": "ord_hz633f9qzqznp91sh4s29wchew",
          "type": "RIDER_ACCEPTED",
          "reason": "other_rider",
          "detail": "The order's rider is 4711.",
          "group": "dispatch",
          "tries": 1,
          "dead_at": "2026-11-24T02:13:04.696+06:00",
          "status": "open",
          "decision": null
        }
      ],
      "next_after": "dispatch.rider-events.v1:0"
    }
  },
  "getDeadLetter": {
    "status": 200,
    "response": {
      "letter_id": "dispatch.rider-events.v1:0",
      "topic": "dispatch.rider-events.v1",
      "key": "ord_hz633f9qzqznp91sh4s29wchew",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-24T02:13:04.696+06:00",
      "status": "open",
      "decision": null,
      "headers": {
        "correlation-id": "req_t3wq5pez2ebzz54stbje0zkafm",
        "received-at": "1795464784693"
      },
      "text": "{\"event_id\":\"ord_hz633f9qzqznp91sh4s29wchew-RIDER_ACCEPTED-a\",\"type\":\"RIDER_ACCEPTED\",\"order_id\":\"ord_hz633f9qzqznp91sh4s29wchew\",\"occurred_at\":\"2026-11-23T20:13:04.692Z\",\"rider\":{\"rider_id\":1,\"name\":\"Karim Uddin\",\"phone_number\":\"01811111111\",\"driver_type\":1,\"is_freelancer\":false},\"location\":{\"latitude\":23.75,\"longitude\":90.38},\"time_to_pickup\":null,\"duration\":null,\"reason\":null}",
      "bytes": "eyJldmVudF9pZCI6Im9yZF9oejYzM2Y5cXpxem5wOTFzaDRzMjl3Y2hldy1SSURFUl9BQ0NFUFRFRC1hIiwidHlwZSI6IlJJREVSX0FDQ0VQVEVEIiwib3JkZXJfaWQiOiJvcmRfaHo2MzNmOXF6cXpucDkxc2g0czI5d2NoZXciLCJvY2N1cnJlZF9hdCI6IjIwMjYtMTEtMjNUMjA6MTM6MDQuNjkyWiIsInJpZGVyIjp7InJpZGVyX2lkIjoxLCJuYW1lIjoiS2FyaW0gVWRkaW4iLCJwaG9uZV9udW1iZXIiOiIwMTgxMTExMTExMSIsImRyaXZlcl90eXBlIjoxLCJpc19mcmVlbGFuY2VyIjpmYWxzZX0sImxvY2F0aW9uIjp7ImxhdGl0dWRlIjoyMy43NSwibG9uZ2l0dWRlIjo5MC4zOH0sInRpbWVfdG9fcGlja3VwIjpudWxsLCJkdXJhdGlvbiI6bnVsbCwicmVhc29uIjpudWxsfQ=="
    }
  },
  "dropDeadLetter": {
    "request": {
      "reason": "The phone of the rider was swapped."
    },
    "status": 200,
    "response": {
      "letter_id": "dispatch.rider-events.v1:0",
      "topic": "dispatch.rider-events.v1",
      "key": "ord_hz633f9qzqznp91sh4s29wchew",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-24T02:13:04.696+06:00",
      "status": "dropped",
      "decision": {
        "outcome": "dropped",
        "decided_at": "2026-11-24T02:13:04.741+06:00",
        "actor": {
          "kind": "operator"
        },
        "reason": "The phone of the rider was swapped."
      }
    }
  },
  "replayDeadLetter": {
    "status": 200,
    "response": {
      "letter_id": "dispatch.rider-events.v1:1",
      "topic": "dispatch.rider-events.v1",
      "key": "ord_hz633f9qzqznp91sh4s29wchew",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-24T02:13:04.699+06:00",
      "status": "replayed",
      "decision": {
        "outcome": "replayed",
        "decided_at": "2026-11-24T02:13:04.757+06:00",
        "actor": {
          "kind": "operator"
        },
        "reason": null
      }
    }
  },
  "createPartner": {
    "request": {
      "name": "Aarong",
      "email": "shop@example.com"
    },
    "status": 201,
    "response": {
      "partner_id": "prt_vsx5vwrpd2fc7dwx8bv3558v83",
      "api_keys": {
        "sandbox": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
        "production": "live_key_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
      },
      "webhook": {
        "sandbox": {
          "signing_secret": "whsec_ZXhhbXBsZQ==",
          "token": "whtok_example"
        },
        "production": {
          "signing_secret": "whsec_ZXhhbXBsZQ==",
          "token": "whtok_example"
        }
      },
      "dashboard": {
        "email": "shop@example.com",
        "password": "example-of-a-secret"
      }
    }
  },
  "setRateLimits": {
    "request": {
      "sandbox": {
        "write": 60,
        "read": 600
      }
    },
    "status": 200,
    "response": {
      "partner_id": "prt_vsx5vwrpd2fc7dwx8bv3558v83",
      "name": "Aarong",
      "email": "shop@example.com",
      "suspended": false,
      "rate_limits": {
        "sandbox": {
          "write": 60,
          "read": 600
        },
        "production": {
          "write": 600,
          "read": 3000
        }
      },
      "api_keys": {
        "sandbox": [
          {
            "key_id": "key_cr06s69bk8g92rybz4htptxhb9",
            "last_four": "lQ98",
            "issued_at": "2026-11-24T02:13:04.929+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_7wtxv04gw954nmja7h6nnc18kd",
            "last_four": "JgY3",
            "issued_at": "2026-11-24T02:13:04.929+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-24T02:13:04.929+06:00",
      "updated_at": "2026-11-24T02:13:04.938+06:00"
    }
  },
  "rotateApiKey": {
    "status": 200,
    "response": {
      "partner_id": "prt_vsx5vwrpd2fc7dwx8bv3558v83",
      "environment": "sandbox",
      "key_id": "key_btp80hqk90x3vadct6edhwrymg",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-25T02:13:04.951+06:00"
    }
  },
  "revokeApiKeys": {
    "status": 200,
    "response": {
      "partner_id": "prt_vsx5vwrpd2fc7dwx8bv3558v83",
      "environment": "sandbox",
      "key_id": "key_r354q7matgn9qktetmradgfk17",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "rotateWebhookSecret": {
    "status": 200,
    "response": {
      "partner_id": "prt_vsx5vwrpd2fc7dwx8bv3558v83",
      "environment": "sandbox",
      "signing_secret": "whsec_ZXhhbXBsZQ==",
      "token": "whtok_example",
      "previous_expires_at": "2026-11-25T02:13:04.965+06:00"
    }
  },
  "suspendPartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_vsx5vwrpd2fc7dwx8bv3558v83",
      "name": "Aarong",
      "email": "shop@example.com",
      "suspended": true,
      "rate_limits": {
        "sandbox": {
          "write": 60,
          "read": 600
        },
        "production": {
          "write": 600,
          "read": 3000
        }
      },
      "api_keys": {
        "sandbox": [
          {
            "key_id": "key_r354q7matgn9qktetmradgfk17",
            "last_four": "yJl3",
            "issued_at": "2026-11-24T02:13:04.957+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_btp80hqk90x3vadct6edhwrymg",
            "last_four": "rR7r",
            "issued_at": "2026-11-24T02:13:04.951+06:00",
            "expires_at": "2026-11-24T02:13:04.957+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_cr06s69bk8g92rybz4htptxhb9",
            "last_four": "lQ98",
            "issued_at": "2026-11-24T02:13:04.929+06:00",
            "expires_at": "2026-11-24T02:13:04.957+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_7wtxv04gw954nmja7h6nnc18kd",
            "last_four": "JgY3",
            "issued_at": "2026-11-24T02:13:04.929+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-24T02:13:04.929+06:00",
      "updated_at": "2026-11-24T02:13:04.973+06:00"
    }
  },
  "resumePartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_vsx5vwrpd2fc7dwx8bv3558v83",
      "name": "Aarong",
      "email": "shop@example.com",
      "suspended": false,
      "rate_limits": {
        "sandbox": {
          "write": 60,
          "read": 600
        },
        "production": {
          "write": 600,
          "read": 3000
        }
      },
      "api_keys": {
        "sandbox": [
          {
            "key_id": "key_r354q7matgn9qktetmradgfk17",
            "last_four": "yJl3",
            "issued_at": "2026-11-24T02:13:04.957+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_btp80hqk90x3vadct6edhwrymg",
            "last_four": "rR7r",
            "issued_at": "2026-11-24T02:13:04.951+06:00",
            "expires_at": "2026-11-24T02:13:04.957+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_cr06s69bk8g92rybz4htptxhb9",
            "last_four": "lQ98",
            "issued_at": "2026-11-24T02:13:04.929+06:00",
            "expires_at": "2026-11-24T02:13:04.957+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_7wtxv04gw954nmja7h6nnc18kd",
            "last_four": "JgY3",
            "issued_at": "2026-11-24T02:13:04.929+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-24T02:13:04.982+06:00"
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-24T02:13:04.929+06:00",
      "updated_at": "2026-11-24T02:13:04.988+06:00"
    }
  },
  "listDispatchRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "type": "RiderWanted",
          "event_id": "evt_e11fd50bd78f48ffbdda6b2651bafe37",
          "order_id": "ord_hz633f9qzqznp91sh4s29wchew",
          "requested_at": "2026-11-24T02:13:04.678+06:00",
          "sandbox_scenario": null,
          "order": {
            "order_id": "ord_hz633f9qzqznp91sh4s29wchew",
            "environment": "production",
            "partner_reference_id": null,
            "attempt": 1,
            "created_at": "2026-11-24T02:13:04.678+06:00",
            "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
            "estimated_pickup_address_latitude": 23.7461,
            "estimated_pickup_address_longitude": 90.3742,
            "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
            "estimated_receiver_address_latitude": 23.7806,
            "estimated_receiver_address_longitude": 90.4193,
            "detailed_address": null,
            "receiver_name": "রহিমা খাতুন",
            "receiver_phone_number": "01712345678",
            "driver_type": 1,
            "is_freelancer": false,
            "parcel_type": 2,
            "item_name": null,
            "parcel_comment": null,
            "distance_km": 7.78,
            "time_to_pickup": 8,
            "duration": 19
          }
        }
      ],
      "next_after": "0"
    }
  },
  "postRiderEvents": {
    "request": [
      {
        "event_id": "ord_vsnnp874br0pex9d646ay07bvp-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_vsnnp874br0pex9d646ay07bvp",
        "occurred_at": "2026-11-23T20:13:05.014Z",
        "rider": {
          "rider_id": 4711,
          "name": "Karim Uddin",
          "phone_number": "01811111111",
          "driver_type": 1,
          "is_freelancer": false
        },
        "location": {
          "latitude": 23.75,
          "longitude": 90.38
        }
      }
    ],
    "status": 202,
    "response": {
      "accepted": 1,
      "rejected": []
    }
  },
  "signIn": {
    "request": {
      "email": "owner@example.com",
      "password": "example-of-a-secret"
    },
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_g4qdqeag0scke934nzx0tpdxv6",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-24T02:13:05.188+06:00"
      },
      "partner": {
        "partner_id": "prt_g4qdqeag0scke934nzx0tpdxv6",
        "name": "Aarong"
      },
      "expires_at": "2026-11-24T14:13:05.359+06:00",
      "idle_expires_at": "2026-11-24T02:43:05.359+06:00"
    }
  },
  "getSession": {
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_g4qdqeag0scke934nzx0tpdxv6",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-24T02:13:05.188+06:00"
      },
      "partner": {
        "partner_id": "prt_g4qdqeag0scke934nzx0tpdxv6",
        "name": "Aarong"
      },
      "expires_at": "2026-11-24T14:13:05.359+06:00",
      "idle_expires_at": "2026-11-24T02:43:05.359+06:00"
    }
  },
  "inviteUser": {
    "request": {
      "email": "colleague@example.com",
      "role": "read_only"
    },
    "status": 201,
    "response": {
      "user_id": "usr_e6yybqm747a1mh8krdn09a1nb5",
      "invitation_token": "example-of-a-secret",
      "invitation_url": "https://api.dakpion.example/dashboard/invitation#example-of-a-secret",
      "expires_at": "2026-12-01T02:13:05.373+06:00"
    }
  },
  "acceptInvitation": {
    "request": {
      "token": "example-of-a-secret",
      "password": "example-of-a-secret"
    },
    "status": 200,
    "response": {
      "email": "colleague@example.com"
    }
  },
  "changeUserRole": {
    "request": {
      "role": "read_only"
    },
    "status": 200,
    "response": {
      "user_id": "usr_e6yybqm747a1mh8krdn09a1nb5",
      "email": "colleague@example.com",
      "role": "read_only",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "en",
      "added_at": "2026-11-24T02:13:05.373+06:00"
    }
  },
  "listUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_g4qdqeag0scke934nzx0tpdxv6",
          "email": "owner@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-24T02:13:05.188+06:00"
        },
        {
          "user_id": "usr_e6yybqm747a1mh8krdn09a1nb5",
          "email": "colleague@example.com",
          "role": "read_only",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-24T02:13:05.373+06:00"
        }
      ]
    }
  },
  "changePassword": {
    "request": {
      "current_password": "example-of-a-secret",
      "new_password": "nine brown parcels"
    },
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_g4qdqeag0scke934nzx0tpdxv6",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-24T02:13:05.188+06:00"
      },
      "partner": {
        "partner_id": "prt_g4qdqeag0scke934nzx0tpdxv6",
        "name": "Aarong"
      },
      "expires_at": "2026-11-24T14:13:06.342+06:00",
      "idle_expires_at": "2026-11-24T02:43:06.342+06:00"
    }
  },
  "setLanguage": {
    "request": {
      "language": "bn"
    },
    "status": 200,
    "response": {
      "user_id": "usr_g4qdqeag0scke934nzx0tpdxv6",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "bn",
      "added_at": "2026-11-24T02:13:05.188+06:00"
    }
  },
  "enrolTotp": {
    "status": 201,
    "response": {
      "secret": "example-of-a-secret",
      "otpauth_url": "otpauth://totp/Dakpion:owner%40example.com?issuer=Dakpion&secret=example-of-a-secret&algorithm=SHA1&digits=6&period=30"
    }
  },
  "confirmTotp": {
    "request": {
      "totp_code": "056091"
    },
    "status": 200,
    "response": {
      "user_id": "usr_g4qdqeag0scke934nzx0tpdxv6",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": true,
      "language": "bn",
      "added_at": "2026-11-24T02:13:05.188+06:00"
    }
  },
  "listKeys": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "key_id": "key_7azyp54qf007pathyn1tyhx6a2",
          "last_four": "nksZ",
          "issued_at": "2026-11-24T02:13:05.188+06:00",
          "expires_at": null,
          "last_used_at": null
        },
        {
          "environment": "production",
          "key_id": "key_2bxtfhz8vb4w6t39xa96ahhj4j",
          "last_four": "DyYT",
          "issued_at": "2026-11-24T02:13:05.188+06:00",
          "expires_at": null,
          "last_used_at": null
        }
      ]
    }
  },
  "rotateKey": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "key_id": "key_b2c9em37rxqknkeq382vgkpeyh",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-25T02:13:06.539+06:00"
    }
  },
  "revokeKeys": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "key_id": "key_3n1tv73vzg4ptxrtaag1tpjm12",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "listWebhookSecrets": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "issued_at": "2026-11-24T02:13:05.188+06:00",
          "expires_at": null
        },
        {
          "environment": "production",
          "issued_at": "2026-11-24T02:13:05.188+06:00",
          "expires_at": null
        }
      ]
    }
  },
  "rotateWebhookSecrets": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "signing_secret": "whsec_ZXhhbXBsZQ==",
      "token": "whtok_example",
      "previous_expires_at": "2026-11-25T02:13:06.552+06:00"
    }
  },
  "resetPassword": {
    "request": {
      "token": "example-of-a-secret",
      "password": "example-of-a-secret"
    },
    "status": 200,
    "response": {
      "email": "owner@example.com"
    }
  },
  "signInByLink": {
    "request": {
      "token": "example-of-a-secret"
    },
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_s2tpk9qqmg6xnptx13ydsmhph8",
        "email": "demo@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-24T02:13:02.787+06:00"
      },
      "partner": {
        "partner_id": "prt_s2tpk9qqmg6xnptx13ydsmhph8",
        "name": "Demonstration shop"
      },
      "expires_at": "2026-11-24T14:13:08.037+06:00",
      "idle_expires_at": "2026-11-24T02:43:08.037+06:00"
    }
  }
};

/** The problem of each code that the recording could cause. */
export const recordedProblems: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "dead_letter_settled": {
    "type": "https://api.dakpion.example/problems/dead_letter_settled",
    "title": "Dead letter already settled",
    "status": 409,
    "detail": "The dead letter was already dropped. See its decision for the time and the reason.",
    "instance": "/v1/operator/dead-letters/dispatch.rider-events.v1:0/replay",
    "code": "dead_letter_settled",
    "request_id": "req_np6hvfhech5jgt1q6assg0nhde",
    "letter_id": "dispatch.rider-events.v1:0",
    "letter_status": "dropped"
  },
  "partner_suspended": {
    "type": "https://api.dakpion.example/problems/partner_suspended",
    "title": "Partner suspended",
    "status": 403,
    "detail": "This account is suspended. Contact the operator to resume the account.",
    "instance": "/v1/business/orders",
    "code": "partner_suspended",
    "request_id": "req_dnq7949a1d11dab4vydav673zm"
  },
  "dispatch_unauthorized": {
    "type": "https://api.dakpion.example/problems/dispatch_unauthorized",
    "title": "Dispatch token missing or invalid",
    "status": 401,
    "detail": "Send the dispatch token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/dispatch/requests",
    "code": "dispatch_unauthorized",
    "request_id": "req_0a4svd19xgyvcegryrngt98f6h"
  },
  "link_invalid": {
    "type": "https://api.dakpion.example/problems/link_invalid",
    "title": "Link invalid",
    "status": 404,
    "detail": "The link is not valid any more. Ask for another one.",
    "instance": "/v1/dashboard/invitations/accept",
    "code": "link_invalid",
    "request_id": "req_b2x559w80p1qym73hxekh083r6"
  },
  "user_exists": {
    "type": "https://api.dakpion.example/problems/user_exists",
    "title": "User exists",
    "status": 409,
    "detail": "A user with this e-mail address has already joined. Nothing was changed.",
    "instance": "/v1/dashboard/users",
    "code": "user_exists",
    "request_id": "req_as7wcd8hakwr0vtrey05q0xttg"
  },
  "last_owner": {
    "type": "https://api.dakpion.example/problems/last_owner",
    "title": "Last owner",
    "status": 409,
    "detail": "This user is the only owner who can sign in. Make another user an owner first.",
    "instance": "/v1/dashboard/users/usr_g4qdqeag0scke934nzx0tpdxv6",
    "code": "last_owner",
    "request_id": "req_anzen7w5x8xk6g1dqt0t31w5wy"
  },
  "user_not_found": {
    "type": "https://api.dakpion.example/problems/user_not_found",
    "title": "User not found",
    "status": 404,
    "detail": "The user does not exist or has not joined. To list all users, use GET …/users.",
    "instance": "/v1/dashboard/users/usr_00000000000000000000000000",
    "code": "user_not_found",
    "request_id": "req_wyqt2p3w1f75b8gbx5j1t9htns"
  },
  "role_not_allowed": {
    "type": "https://api.dakpion.example/problems/role_not_allowed",
    "title": "Not allowed for this role",
    "status": 403,
    "detail": "The role read_only does not permit this request. Ask an owner of this account.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "role_not_allowed",
    "request_id": "req_m55fk79j12cjkh1qh08qch6weq",
    "role": "read_only"
  },
  "cross_site_request": {
    "type": "https://api.dakpion.example/problems/cross_site_request",
    "title": "Cross-site request refused",
    "status": 403,
    "detail": "The request does not come from this site. Send it from the dashboard, or with an Origin header that equals the origin of this API.",
    "instance": "/v1/dashboard/session",
    "code": "cross_site_request",
    "request_id": "req_rr66p1k0cf1ktv9c05t3r64v7n"
  },
  "session_ended": {
    "type": "https://api.dakpion.example/problems/session_ended",
    "title": "Session ended",
    "status": 401,
    "detail": "The session has ended. Sign in again.",
    "instance": "/v1/dashboard/session",
    "code": "session_ended",
    "request_id": "req_9msrsvzka9ba4yw69g0mxbs09x"
  },
  "session_required": {
    "type": "https://api.dakpion.example/problems/session_required",
    "title": "Session required",
    "status": 401,
    "detail": "Sign in with POST /v1/dashboard/session. API keys are not accepted here.",
    "instance": "/v1/dashboard/session",
    "code": "session_required",
    "request_id": "req_arbjh9xkbdqpyfh3vfw8d1h0c5"
  },
  "sign_in_failed": {
    "type": "https://api.dakpion.example/problems/sign_in_failed",
    "title": "Sign-in failed",
    "status": 401,
    "detail": "The e-mail address, the password or the one-time code is wrong. A one-time code works once. If the password is lost, ask the operator for a reset link.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_failed",
    "request_id": "req_3k6534vyr1e4jt7s4pf3t5e00d"
  },
  "wrong_password": {
    "type": "https://api.dakpion.example/problems/wrong_password",
    "title": "Wrong password",
    "status": 403,
    "detail": "The present password is wrong. Nothing was changed.",
    "instance": "/v1/dashboard/password",
    "code": "wrong_password",
    "request_id": "req_84dn329njyjffyb53yz7rsec6c"
  },
  "totp_not_enrolled": {
    "type": "https://api.dakpion.example/problems/totp_not_enrolled",
    "title": "One-time codes not set up",
    "status": 409,
    "detail": "One-time codes are not set up. Begin with POST /v1/dashboard/totp.",
    "instance": "/v1/dashboard/totp/confirm",
    "code": "totp_not_enrolled",
    "request_id": "req_f7smtdsfpk8pdt3yjxks2tba5g"
  },
  "totp_active": {
    "type": "https://api.dakpion.example/problems/totp_active",
    "title": "One-time codes already enabled",
    "status": 409,
    "detail": "One-time codes are already enabled. Remove them first.",
    "instance": "/v1/dashboard/totp",
    "code": "totp_active",
    "request_id": "req_hbbcs2a0xzjs7y6cbf6n05zmhz"
  },
  "totp_required": {
    "type": "https://api.dakpion.example/problems/totp_required",
    "title": "One-time code required",
    "status": 401,
    "detail": "Send the request again with the current one-time code as totp_code.",
    "instance": "/v1/dashboard/session",
    "code": "totp_required",
    "request_id": "req_yqk0k4f11rbax5hw24tcg29mj4"
  },
  "too_many_users": {
    "type": "https://api.dakpion.example/problems/too_many_users",
    "title": "Too many users",
    "status": 409,
    "detail": "The account has 50 users, which is the limit. Remove a user first.",
    "instance": "/v1/dashboard/users",
    "code": "too_many_users",
    "request_id": "req_jzrnwc3gxts068yhx4g0j1k6wq",
    "limit": 50
  },
  "sign_in_locked": {
    "type": "https://api.dakpion.example/problems/sign_in_locked",
    "title": "Sign-in locked",
    "status": 429,
    "detail": "There were too many failed attempts for this e-mail address. Try again after 30 seconds.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_locked",
    "request_id": "req_abpvp2r68r2s6r87y0qdrq5mfx",
    "retry_after": 30
  },
  "misdirected_request": {
    "type": "https://api.dakpion.example/problems/misdirected_request",
    "title": "Misdirected request",
    "status": 421,
    "detail": "This host name is not served here. Use localhost, 127.0.0.1 or the host of PUBLIC_URL. A reverse proxy must send one of them as Host.",
    "instance": "/v1/business/orders",
    "code": "misdirected_request",
    "request_id": "req_zkzkqmnm7jwm668pmt5pn0psk5"
  },
  "missing_api_key": {
    "type": "https://api.dakpion.example/problems/missing_api_key",
    "title": "API key missing",
    "status": 401,
    "detail": "Send your API key in the X-API-Key header.",
    "instance": "/v1/business/orders",
    "code": "missing_api_key",
    "request_id": "req_40dj4kps8a3sw90wjyz628w1pf"
  },
  "invalid_api_key": {
    "type": "https://api.dakpion.example/problems/invalid_api_key",
    "title": "Invalid API key",
    "status": 401,
    "detail": "The API key is not valid. Check that the key is complete, current, and issued for this environment.",
    "instance": "/v1/business/orders",
    "code": "invalid_api_key",
    "request_id": "req_j740pzqpkn19nb96j3bx1rtcj6"
  },
  "malformed_json": {
    "type": "https://api.dakpion.example/problems/malformed_json",
    "title": "Malformed JSON",
    "status": 400,
    "detail": "The body is not valid JSON. Send one JSON value in UTF-8 with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "malformed_json",
    "request_id": "req_pkwexq51b1kvw2by560115xa6c"
  },
  "unsupported_media_type": {
    "type": "https://api.dakpion.example/problems/unsupported_media_type",
    "title": "Unsupported media type",
    "status": 415,
    "detail": "Send the body as uncompressed JSON in UTF-8, with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "unsupported_media_type",
    "request_id": "req_cqgx6hc2p0kqpjw1r9a6vhteg4"
  },
  "payload_too_large": {
    "type": "https://api.dakpion.example/problems/payload_too_large",
    "title": "Payload too large",
    "status": 413,
    "detail": "The body is larger than 65536 bytes. Send a smaller body.",
    "instance": "/v1/business/order/create",
    "code": "payload_too_large",
    "request_id": "req_svqydf75azfmzkt934brk6c69j",
    "limit_bytes": 65536
  },
  "validation_failed": {
    "type": "https://api.dakpion.example/problems/validation_failed",
    "title": "Validation failed",
    "status": 422,
    "detail": "The request has 2 errors. Nothing was changed. Correct the fields in errors and send the request again.",
    "instance": "/v1/business/order/create",
    "code": "validation_failed",
    "request_id": "req_fds1x7mgp0jp23brhmq0ee2v4m",
    "errors": [
      {
        "field": "receiver_name",
        "code": "empty",
        "message": "Must not be empty."
      },
      {
        "field": "receiver_phone_number",
        "code": "bad_format",
        "message": "Must be 11 digits that begin with 01, e.g. 01712345678."
      }
    ]
  },
  "outside_service_area": {
    "type": "https://api.dakpion.example/problems/outside_service_area",
    "title": "Outside the service area",
    "status": 422,
    "detail": "An address is outside the service area. Check the fields estimated_receiver_address_latitude, estimated_receiver_address_longitude. Latitude and longitude may be swapped.",
    "instance": "/v1/business/order/create",
    "code": "outside_service_area",
    "request_id": "req_dt9hjvg7jped28zqk332af2qmk",
    "fields": [
      "estimated_receiver_address_latitude",
      "estimated_receiver_address_longitude"
    ]
  },
  "quotation_invalid": {
    "type": "https://api.dakpion.example/problems/quotation_invalid",
    "title": "Invalid quotation",
    "status": 422,
    "detail": "This service did not issue the quotation_id for this environment. Send the quotation_id exactly as you received it, or omit it.",
    "instance": "/v1/business/order/create",
    "code": "quotation_invalid",
    "request_id": "req_83v9tn0btq3752qhpx940h711m"
  },
  "quotation_mismatch": {
    "type": "https://api.dakpion.example/problems/quotation_mismatch",
    "title": "Quotation does not match",
    "status": 422,
    "detail": "The quotation has a different parcel_type. Request a new quotation for this delivery, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_mismatch",
    "request_id": "req_rb5afjj10ntbs6q1zqrm5375t9",
    "fields": [
      "parcel_type"
    ]
  },
  "idempotency_key_reused": {
    "type": "https://api.dakpion.example/problems/idempotency_key_reused",
    "title": "Idempotency key reused",
    "status": 422,
    "detail": "This X-Idempotency-Key belongs to an order with a different item_name. To get that order, send its original body. To create a new order, use a new key.",
    "instance": "/v1/business/order/create",
    "code": "idempotency_key_reused",
    "request_id": "req_wqh4d3x7fwpjr2xx9d6jswggty",
    "fields": [
      "item_name"
    ]
  },
  "order_not_found": {
    "type": "https://api.dakpion.example/problems/order_not_found",
    "title": "Order not found",
    "status": 404,
    "detail": "This API key has no access to an order ord_unknown. Check the order id, and use a key for the environment in which the order was created.",
    "instance": "/v1/business/order/ord_unknown",
    "code": "order_not_found",
    "request_id": "req_8014j2sz9zvkdhf9kcehv1bxsa",
    "order_id": "ord_unknown"
  },
  "order_not_cancellable": {
    "type": "https://api.dakpion.example/problems/order_not_cancellable",
    "title": "Order cannot be cancelled",
    "status": 409,
    "detail": "The order is COMPLETED. Orders can be cancelled only before pickup. Contact the receiver or the operator.",
    "instance": "/v1/business/order/ord_jp6139sb2c8h9881rx53z86a1z/cancel",
    "code": "order_not_cancellable",
    "request_id": "req_tythqvg61r7t6mb3ay7mk4h1eh",
    "parcel_status": "COMPLETED"
  },
  "order_not_retryable": {
    "type": "https://api.dakpion.example/problems/order_not_retryable",
    "title": "Order cannot be retried",
    "status": 409,
    "detail": "The order is COMPLETED. Only a CANCELLED order can be retried. To replace this order, cancel it first.",
    "instance": "/v1/business/order/ord_jp6139sb2c8h9881rx53z86a1z/retry",
    "code": "order_not_retryable",
    "request_id": "req_akv9d2gmnwn18da7pma7aqwd7g",
    "parcel_status": "COMPLETED"
  },
  "webhook_not_found": {
    "type": "https://api.dakpion.example/problems/webhook_not_found",
    "title": "Webhook not found",
    "status": 404,
    "detail": "The webhook log has no delivery dlv_unknown. To list all deliveries, use GET …/webhooks.",
    "instance": "/v1/business/webhooks/dlv_unknown",
    "code": "webhook_not_found",
    "request_id": "req_16s8pav85ryartekaywn7qhy7n",
    "delivery_id": "dlv_unknown"
  },
  "redelivery_not_found": {
    "type": "https://api.dakpion.example/problems/redelivery_not_found",
    "title": "Redelivery not found",
    "status": 404,
    "detail": "Redelivery red_unknown does not exist. Use the redelivery_id returned by POST …/webhooks/redeliver.",
    "instance": "/v1/business/webhooks/redeliveries/red_unknown",
    "code": "redelivery_not_found",
    "request_id": "req_dtadk67epdmy8n011fs80b7w7k",
    "redelivery_id": "red_unknown"
  },
  "not_found": {
    "type": "https://api.dakpion.example/problems/not_found",
    "title": "Not found",
    "status": 404,
    "detail": "The path does not exist. Check the path against the documentation. API paths begin with /v1.",
    "instance": "/v1/business/order/ord_unknown/map",
    "code": "not_found",
    "request_id": "req_c2e4tfyq0en9rfh6f9e182fdnd"
  },
  "malformed_request": {
    "type": "https://api.dakpion.example/problems/malformed_request",
    "title": "Malformed request",
    "status": 400,
    "detail": "The request could not be read. Check the encoding of the path and the Content-Length header.",
    "instance": "/v1/business/order/%zz",
    "code": "malformed_request",
    "request_id": "req_dp60j5r90yajcyb4mch899ye71"
  },
  "test_under_way": {
    "type": "https://api.dakpion.example/problems/test_under_way",
    "title": "Test webhook in progress",
    "status": 429,
    "detail": "Another test webhook is waiting for a response. This test was not sent. Send the request again after 6 seconds.",
    "instance": "/v1/business/webhooks/test",
    "code": "test_under_way",
    "request_id": "req_hnc0afmam6pz56j206g8arm94w",
    "retry_after": 6
  },
  "expired_api_key": {
    "type": "https://api.dakpion.example/problems/expired_api_key",
    "title": "API key expired",
    "status": 401,
    "detail": "This API key was replaced and is no longer valid. Use the key issued by the last rotation.",
    "instance": "/v1/business/orders",
    "code": "expired_api_key",
    "request_id": "req_mc090k6g0pskz7r71mhyjzskfs"
  },
  "operator_unauthorized": {
    "type": "https://api.dakpion.example/problems/operator_unauthorized",
    "title": "Operator token missing or invalid",
    "status": 401,
    "detail": "Send the operator token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/operator/partners",
    "code": "operator_unauthorized",
    "request_id": "req_34syntemezjyg51bbyz6my9b6z"
  },
  "partner_not_found": {
    "type": "https://api.dakpion.example/problems/partner_not_found",
    "title": "Partner not found",
    "status": 404,
    "detail": "Partner prt_unknown does not exist. To list all partners, use GET /v1/operator/partners.",
    "instance": "/v1/operator/partners/prt_unknown/suspend",
    "code": "partner_not_found",
    "request_id": "req_jpm1jhybdhxxvrz7rfy8ndnrjn",
    "partner_id": "prt_unknown"
  },
  "dead_letter_not_found": {
    "type": "https://api.dakpion.example/problems/dead_letter_not_found",
    "title": "Dead letter not found",
    "status": 404,
    "detail": "Dead letter unknown does not exist or was deleted. To list all dead letters, use GET /v1/operator/dead-letters.",
    "instance": "/v1/operator/dead-letters/unknown/replay",
    "code": "dead_letter_not_found",
    "request_id": "req_x7djcart0vq51bjk3jep81pa23",
    "letter_id": "unknown"
  },
  "parked_stream_not_found": {
    "type": "https://api.dakpion.example/problems/parked_stream_not_found",
    "title": "Parked stream not found",
    "status": 404,
    "detail": "The follower order-views has not parked the stream order-1. To list all parked streams, use GET /v1/operator/parked.",
    "instance": "/v1/operator/parked/order-views/order-1/release",
    "code": "parked_stream_not_found",
    "request_id": "req_fe1nhtyv2jevhd94te76k9yfta",
    "follower": "order-views",
    "stream": "order-1"
  },
  "rate_limited": {
    "type": "https://api.dakpion.example/problems/rate_limited",
    "title": "Too many requests",
    "status": 429,
    "detail": "Too many requests. Send the request again after 60 seconds.",
    "instance": "/v1/business/orders",
    "code": "rate_limited",
    "request_id": "req_2yy4x05mrwbfpej50metej5x77",
    "retry_after": 60
  }
};
