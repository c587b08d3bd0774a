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
      "quotation_id": "quo_WzEsMCwxNzk1NDUwOTc2MjUyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.lYbK5XBWZoHYJXHuej57wIKFqFGMPWxKasG3Rc-ITSw",
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
      "expires_at": "2026-11-23T22:22:56.252+06:00"
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
      "quotation_id": "quo_WzEsMCwxNzk1NDUwOTc2MjUyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.lYbK5XBWZoHYJXHuej57wIKFqFGMPWxKasG3Rc-ITSw"
    },
    "status": 201,
    "response": {
      "order_id": "ord_39x79c28txqbsf5ek3w25kq6ew",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_erz047q1rgqwss7te1943qm9gz",
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
        "quotation_id": "quo_WzEsMCwxNzk1NDUwOTc2MjUyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.lYbK5XBWZoHYJXHuej57wIKFqFGMPWxKasG3Rc-ITSw",
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
        "expires_at": "2026-11-23T22:22:56.252+06:00"
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
      "created_at": "2026-11-23T22:07:56.271+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-23T22:07:56.271+06:00"
    }
  },
  "getOrder": {
    "status": 200,
    "response": {
      "order_id": "ord_39x79c28txqbsf5ek3w25kq6ew",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_erz047q1rgqwss7te1943qm9gz",
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
        "quotation_id": "quo_WzEsMCwxNzk1NDUwOTc2MjUyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.lYbK5XBWZoHYJXHuej57wIKFqFGMPWxKasG3Rc-ITSw",
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
        "expires_at": "2026-11-23T22:22:56.252+06:00"
      },
      "driver_info": {
        "rider_id": 938041,
        "name": "Rahim Uddin",
        "phone_number": "01055670038",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-23T22:07:56.964+06:00"
      },
      "rider_id": 938041,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-23T22:07:56.271+06:00",
      "assigned_at": "2026-11-23T22:07:56.429+06:00",
      "accepted_at": "2026-11-23T22:07:56.557+06:00",
      "started_at": "2026-11-23T22:07:56.680+06:00",
      "picked_at": "2026-11-23T22:07:56.815+06:00",
      "completed_at": "2026-11-23T22:07:56.964+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-23T22:07:56.965+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-23T22:07:56.271+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-23T22:07:56.429+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-23T22:07:56.557+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-23T22:07:56.680+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-23T22:07:56.815+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-23T22:07:56.964+06:00"
        }
      ]
    }
  },
  "getOrderStatus": {
    "status": 200,
    "response": {
      "order_id": "ord_39x79c28txqbsf5ek3w25kq6ew",
      "partner_reference_id": null,
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "updated_at": "2026-11-23T22:07:56.965+06:00",
      "rider_id": 938041,
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
          "order_id": "ord_39x79c28txqbsf5ek3w25kq6ew",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_erz047q1rgqwss7te1943qm9gz",
          "created_at": "2026-11-23T22:07:56.271+06:00",
          "updated_at": "2026-11-23T22:07:56.965+06:00"
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
          "event_id": "evt_9524082e40f54b578cc0efbbe856931f",
          "sequence": 1,
          "order_id": "ord_39x79c28txqbsf5ek3w25kq6ew",
          "partner_reference_id": null,
          "status": "PENDING",
          "parcel_status": "PENDING",
          "previous_status": null,
          "timestamp": "2026-11-23T22:07:56.271+06:00",
          "updated_at": "2026-11-23T22:07:56.271+06:00",
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
            "quotation_id": "quo_WzEsMCwxNzk1NDUwOTc2MjUyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.lYbK5XBWZoHYJXHuej57wIKFqFGMPWxKasG3Rc-ITSw",
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
            "expires_at": "2026-11-23T22:22:56.252+06:00"
          },
          "tracking_url": "https://api.dakpion.example/track/trk_erz047q1rgqwss7te1943qm9gz"
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
      "order_id": "ord_7qx0rsxakbtk2wneen4k0f31s3",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "CANCELLED",
      "previous_status": "PENDING",
      "tracking_url": "https://api.dakpion.example/track/trk_6nq2sj1sxerf627534f32gq0qf",
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
        "quotation_id": "quo_WzEsMCwxNzk1NDUwOTc3MDY4LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.0a9suW5_LxqedZYJJoDc_aH-vtjASdZdIOPtEhgW3dY",
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
        "expires_at": "2026-11-23T22:22:57.068+06:00"
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
      "created_at": "2026-11-23T22:07:57.068+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": "2026-11-23T22:07:57.086+06:00",
      "updated_at": "2026-11-23T22:07:57.086+06:00"
    }
  },
  "retryOrder": {
    "request": {},
    "status": 201,
    "response": {
      "order_id": "ord_5e5ygf4td06m5h6pdnzhyj86bm",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_22b36e0286qq5nemv26qj1kasq",
      "allowed_actions": [
        "cancel"
      ],
      "attempt": 2,
      "retry_of_order_id": "ord_7qx0rsxakbtk2wneen4k0f31s3",
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
        "quotation_id": "quo_WzEsMCwxNzk1NDUwOTc3MTEwLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.WLZsKkXL4PBID95vJDP_9rAzdOF3J32tGYLA_d327i4",
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
        "expires_at": "2026-11-23T22:22:57.110+06:00"
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
      "created_at": "2026-11-23T22:07:57.110+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-23T22:07:57.110+06:00"
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
          "delivery_id": "dlv_fbbee37f5c0c44f892868118a06c63d9",
          "order_id": "ord_7qx0rsxakbtk2wneen4k0f31s3",
          "event": "ORDER_CREATED",
          "event_id": "evt_fbbee37f5c0c44f892868118a06c63d9",
          "sequence": 1,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-23T22:07:57.072+06:00",
              "duration_ms": 4,
              "response_status": 200,
              "error": null,
              "response_excerpt": ""
            }
          ],
          "next_attempt_at": null,
          "created_at": "2026-11-23T22:07:57.072+06:00",
          "updated_at": "2026-11-23T22:07:57.076+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 7,
        "total_pages": 7,
        "has_more": true
      }
    }
  },
  "getWebhook": {
    "status": 200,
    "response": {
      "delivery_id": "dlv_fbbee37f5c0c44f892868118a06c63d9",
      "order_id": "ord_7qx0rsxakbtk2wneen4k0f31s3",
      "event": "ORDER_CREATED",
      "event_id": "evt_fbbee37f5c0c44f892868118a06c63d9",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-23T22:07:57.072+06:00",
          "duration_ms": 4,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "next_attempt_at": null,
      "created_at": "2026-11-23T22:07:57.072+06:00",
      "updated_at": "2026-11-23T22:07:57.076+06:00",
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_fbbee37f5c0c44f892868118a06c63d9",
          "webhook-timestamp": "1795450077",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_fbbee37f5c0c44f892868118a06c63d9\",\"sequence\":1,\"order_id\":\"ord_7qx0rsxakbtk2wneen4k0f31s3\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-23T22:07:57.068+06:00\",\"updated_at\":\"2026-11-23T22:07:57.068+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NDUwOTc3MDY4LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.0a9suW5_LxqedZYJJoDc_aH-vtjASdZdIOPtEhgW3dY\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-23T22:22:57.068+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_6nq2sj1sxerf627534f32gq0qf\"}"
      }
    }
  },
  "redeliverWebhook": {
    "request": {},
    "status": 202,
    "response": {
      "delivery_id": "dlv_fbbee37f5c0c44f892868118a06c63d9",
      "accepted": 1
    }
  },
  "redeliverWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_epq2g87p3kg0wjm45aqz9fp2zp",
      "requested_at": "2026-11-23T22:07:57.191+06:00",
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
      "redelivery_id": "rdl_epq2g87p3kg0wjm45aqz9fp2zp",
      "requested_at": "2026-11-23T22:07:57.191+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-23T22:07:57.195+06:00"
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
          "webhook-id": "evt_test_em7f2xhpjs0vn3dande1yb34ma",
          "webhook-timestamp": "1795450077",
          "webhook-signature": "v1,xZws/yL0NxvsqOipgfrgVKyWHca+CqrmftiHsGZq3w8=",
          "x-webhook-secret": "(withheld)",
          "x-webhook-test": "true"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"PICKED\",\"event_id\":\"evt_test_em7f2xhpjs0vn3dande1yb34ma\",\"sequence\":5,\"order_id\":\"ord_00000000000000000000000000\",\"partner_reference_id\":\"EXAMPLE-NOT-AN-ORDER\",\"status\":\"PICKED\",\"parcel_status\":\"PICKED\",\"previous_status\":\"STARTED\",\"timestamp\":\"2026-11-23T22:07:57.227+06:00\",\"updated_at\":\"2026-11-23T22:07:57.227+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":1,\"rider_latitude\":23.7461,\"rider_longitude\":90.3742,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":15,\"duration\":20,\"metadata\":{\"test\":\"true\"}}"
      },
      "started_at": "2026-11-23T22:07:57.227+06:00",
      "duration_ms": 2,
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
      "from": "2026-10-25",
      "to": "2026-11-23",
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
          "date": "2026-10-25",
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
          "order_id": "ord_39x79c28txqbsf5ek3w25kq6ew",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-23T22:07:56.271+06:00",
          "completed_at": "2026-11-23T22:07:56.964+06:00",
          "charged_at": "2026-11-23T22:07:56.965+06:00",
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
          "time": "2026-11-23T22:07:56.267+06:00",
          "method": "POST",
          "path": "/v1/business/order/create",
          "query": null,
          "status": 201,
          "problem_code": null,
          "duration_ms": 21.7,
          "request_id": "req_d4e112je2exzr0h637gs0q8v7j",
          "idempotency_key": null,
          "api_key_last_four": "JYON",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795450076267.log_cbsm0h5khdqkz0cpnevnt26f5k",
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
          "partner_id": "prt_p5q0dv8mdcxg7gt90n9haeb9hg",
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
                "key_id": "key_28tm2bnkn2hg0jkffc4vq7brca",
                "last_four": "JYON",
                "issued_at": "2026-11-23T22:07:56.168+06:00",
                "expires_at": null,
                "last_used_at": "2026-11-23T22:07:56.234+06:00"
              }
            ],
            "production": [
              {
                "key_id": "key_k5m79wphsaha38yt90f7nwz2z9",
                "last_four": "FzUy",
                "issued_at": "2026-11-23T22:07:56.168+06:00",
                "expires_at": null,
                "last_used_at": null
              }
            ]
          },
          "callback_urls": {
            "sandbox": "https://shop.example/dakpion",
            "production": null
          },
          "created_at": "2026-11-23T22:07:56.168+06:00",
          "updated_at": "2026-11-23T22:07:56.238+06:00"
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
      "partner_id": "prt_p5q0dv8mdcxg7gt90n9haeb9hg",
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
            "key_id": "key_28tm2bnkn2hg0jkffc4vq7brca",
            "last_four": "JYON",
            "issued_at": "2026-11-23T22:07:56.168+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-23T22:07:56.234+06:00"
          }
        ],
        "production": [
          {
            "key_id": "key_k5m79wphsaha38yt90f7nwz2z9",
            "last_four": "FzUy",
            "issued_at": "2026-11-23T22:07:56.168+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": "https://shop.example/dakpion",
        "production": null
      },
      "created_at": "2026-11-23T22:07:56.168+06:00",
      "updated_at": "2026-11-23T22:07:56.238+06:00"
    }
  },
  "listPartnerUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_p5q0dv8mdcxg7gt90n9haeb9hg",
          "email": "shop@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-23T22:07:56.168+06:00"
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
      "user_id": "usr_p5q0dv8mdcxg7gt90n9haeb9hg",
      "reset_token": "example-of-a-secret",
      "reset_url": "https://api.dakpion.example/dashboard/password-reset#example-of-a-secret",
      "expires_at": "2026-11-23T23:07:57.336+06:00"
    }
  },
  "reencryptSecrets": {
    "status": 200,
    "response": {
      "partner_id": "prt_p5q0dv8mdcxg7gt90n9haeb9hg",
      "reencrypted": 0,
      "not_decrypted": 0
    }
  },
  "findOrders": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_p5q0dv8mdcxg7gt90n9haeb9hg",
          "environment": "sandbox",
          "order_id": "ord_39x79c28txqbsf5ek3w25kq6ew",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_erz047q1rgqwss7te1943qm9gz",
          "created_at": "2026-11-23T22:07:56.271+06:00",
          "updated_at": "2026-11-23T22:07:56.965+06:00"
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
      "order_id": "ord_39x79c28txqbsf5ek3w25kq6ew",
      "view_rewritten": false,
      "published_event_ids": []
    }
  },
  "listAllWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_p5q0dv8mdcxg7gt90n9haeb9hg",
          "environment": "sandbox",
          "delivery_id": "dlv_ca71b667641c4c04acda87a1287ae5eb",
          "order_id": "ord_5e5ygf4td06m5h6pdnzhyj86bm",
          "event": "ACCEPTED",
          "event_id": "evt_ca71b667641c4c04acda87a1287ae5eb",
          "sequence": 3,
          "url": "https://shop.example/dakpion",
          "status": "delivered",
          "next_attempt_at": null,
          "created_at": "2026-11-23T22:07:57.365+06:00",
          "updated_at": "2026-11-23T22:07:57.377+06:00",
          "attempt_count": 1,
          "last_attempt": {
            "number": 1,
            "started_at": "2026-11-23T22:07:57.366+06:00",
            "duration_ms": 11,
            "response_status": 200,
            "error": null,
            "response_excerpt": ""
          }
        }
      ],
      "next_after": "1.0.1"
    }
  },
  "listPartnerWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "delivery_id": "dlv_ca71b667641c4c04acda87a1287ae5eb",
          "order_id": "ord_5e5ygf4td06m5h6pdnzhyj86bm",
          "event": "ACCEPTED",
          "event_id": "evt_ca71b667641c4c04acda87a1287ae5eb",
          "sequence": 3,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-23T22:07:57.366+06:00",
              "duration_ms": 11,
              "response_status": 200,
              "error": null,
              "response_excerpt": ""
            }
          ],
          "next_attempt_at": null,
          "created_at": "2026-11-23T22:07:57.365+06:00",
          "updated_at": "2026-11-23T22:07:57.377+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 11,
        "total_pages": 11,
        "has_more": true
      }
    }
  },
  "getPartnerWebhook": {
    "status": 200,
    "response": {
      "delivery_id": "dlv_fbbee37f5c0c44f892868118a06c63d9",
      "order_id": "ord_7qx0rsxakbtk2wneen4k0f31s3",
      "event": "ORDER_CREATED",
      "event_id": "evt_fbbee37f5c0c44f892868118a06c63d9",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-23T22:07:57.072+06:00",
          "duration_ms": 4,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        },
        {
          "number": 2,
          "started_at": "2026-11-23T22:07:57.182+06:00",
          "duration_ms": 2,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "next_attempt_at": null,
      "created_at": "2026-11-23T22:07:57.072+06:00",
      "updated_at": "2026-11-23T22:07:57.184+06:00",
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_fbbee37f5c0c44f892868118a06c63d9",
          "webhook-timestamp": "1795450077",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_fbbee37f5c0c44f892868118a06c63d9\",\"sequence\":1,\"order_id\":\"ord_7qx0rsxakbtk2wneen4k0f31s3\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-23T22:07:57.068+06:00\",\"updated_at\":\"2026-11-23T22:07:57.068+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NDUwOTc3MDY4LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.0a9suW5_LxqedZYJJoDc_aH-vtjASdZdIOPtEhgW3dY\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-23T22:22:57.068+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_6nq2sj1sxerf627534f32gq0qf\"}"
      }
    }
  },
  "redeliverPartnerWebhook": {
    "status": 202,
    "response": {
      "delivery_id": "dlv_fbbee37f5c0c44f892868118a06c63d9",
      "accepted": 1
    }
  },
  "redeliverPartnerWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_pb6qjwz0mgym2kn78fmcgsdccj",
      "requested_at": "2026-11-23T22:07:57.477+06:00",
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
      "redelivery_id": "rdl_pb6qjwz0mgym2kn78fmcgsdccj",
      "requested_at": "2026-11-23T22:07:57.477+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-23T22:07:57.489+06:00"
    }
  },
  "getPartnerUsage": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "currency": "BDT",
      "time_zone": "Asia/Dhaka",
      "from": "2026-10-25",
      "to": "2026-11-23",
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
        "webhook_attempts": 14
      },
      "data": [
        {
          "date": "2026-10-25",
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
          "webhook_attempts": 14
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
          "order_id": "ord_39x79c28txqbsf5ek3w25kq6ew",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-23T22:07:56.271+06:00",
          "completed_at": "2026-11-23T22:07:56.964+06:00",
          "charged_at": "2026-11-23T22:07:56.965+06:00",
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
          "time": "2026-11-23T22:07:56.839+06:00",
          "method": "GET",
          "path": "/v1/business/order/ord_39x79c28txqbsf5ek3w25kq6ew/status",
          "query": null,
          "status": 200,
          "problem_code": null,
          "duration_ms": 2.6,
          "request_id": "req_12rb15vmd6yhjgxxxfk6hczx7m",
          "idempotency_key": null,
          "api_key_last_four": "JYON",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795450076839.log_wkmjdwm3x0nanwryscvw27ng2q",
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
  "listParkedStreams": {
    "status": 200,
    "response": {
      "data": []
    }
  },
  "postOperatorRiderEvents": {
    "request": [
      {
        "event_id": "ord_9zd3vn8hqhkhrb9j1z3319bq73-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_9zd3vn8hqhkhrb9j1z3319bq73",
        "occurred_at": "2026-11-23T16:07:57.568Z",
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
          "key": "ord_9zd3vn8hqhkhrb9j1z3319bq73",
          "type": "RIDER_ACCEPTED",
          "reason": "other_rider",
          "detail": "The order's rider is 4711.",
          "group": "dispatch",
          "tries": 1,
          "dead_at": "2026-11-23T22:07:57.593+06:00",
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
      "key": "ord_9zd3vn8hqhkhrb9j1z3319bq73",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-23T22:07:57.593+06:00",
      "status": "open",
      "decision": null,
      "headers": {
        "correlation-id": "req_h00f3aqanrr3f2gp2cn10nzabe",
        "received-at": "1795450077588"
      },
      "text": "{\"event_id\":\"ord_9zd3vn8hqhkhrb9j1z3319bq73-RIDER_ACCEPTED-a\",\"type\":\"RIDER_ACCEPTED\",\"order_id\":\"ord_9zd3vn8hqhkhrb9j1z3319bq73\",\"occurred_at\":\"2026-11-23T16:07:57.586Z\",\"rider\":{\"rider_id\":1,\"name\":\"Karim Uddin\",\"phone_number\":\"01811111111\",\"driver_type\":1,\"is_freelancer\":false},\"location\":{\"latitude\":23.75,\"longitude\":90.38},\"time_to_pickup\":null,\"duration\":null,\"reason\":null}",
      "bytes": "eyJldmVudF9pZCI6Im9yZF85emQzdm44aHFoa2hyYjlqMXozMzE5YnE3My1SSURFUl9BQ0NFUFRFRC1hIiwidHlwZSI6IlJJREVSX0FDQ0VQVEVEIiwib3JkZXJfaWQiOiJvcmRfOXpkM3ZuOGhxaGtocmI5ajF6MzMxOWJxNzMiLCJvY2N1cnJlZF9hdCI6IjIwMjYtMTEtMjNUMTY6MDc6NTcuNTg2WiIsInJpZGVyIjp7InJpZGVyX2lkIjoxLCJuYW1lIjoiS2FyaW0gVWRkaW4iLCJwaG9uZV9udW1iZXIiOiIwMTgxMTExMTExMSIsImRyaXZlcl90eXBlIjoxLCJpc19mcmVlbGFuY2VyIjpmYWxzZX0sImxvY2F0aW9uIjp7ImxhdGl0dWRlIjoyMy43NSwibG9uZ2l0dWRlIjo5MC4zOH0sInRpbWVfdG9fcGlja3VwIjpudWxsLCJkdXJhdGlvbiI6bnVsbCwicmVhc29uIjpudWxsfQ=="
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
      "key": "ord_9zd3vn8hqhkhrb9j1z3319bq73",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-23T22:07:57.593+06:00",
      "status": "dropped",
      "decision": {
        "outcome": "dropped",
        "decided_at": "2026-11-23T22:07:57.653+06:00",
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
      "key": "ord_9zd3vn8hqhkhrb9j1z3319bq73",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-23T22:07:57.597+06:00",
      "status": "replayed",
      "decision": {
        "outcome": "replayed",
        "decided_at": "2026-11-23T22:07:57.678+06:00",
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
      "partner_id": "prt_tmebhtv1t7jk2mkb20ns0v4ex6",
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
      "partner_id": "prt_tmebhtv1t7jk2mkb20ns0v4ex6",
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
            "key_id": "key_7jxrq1jyn5snvk3d8zk2wreg45",
            "last_four": "hKan",
            "issued_at": "2026-11-23T22:07:57.868+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_0qc4p4ry05dp585jdqbwv4wf7t",
            "last_four": "JlyB",
            "issued_at": "2026-11-23T22:07:57.868+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-23T22:07:57.868+06:00",
      "updated_at": "2026-11-23T22:07:57.877+06:00"
    }
  },
  "rotateApiKey": {
    "status": 200,
    "response": {
      "partner_id": "prt_tmebhtv1t7jk2mkb20ns0v4ex6",
      "environment": "sandbox",
      "key_id": "key_m0krn7fmg731h5t02c1j8f4zeq",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-24T22:07:57.887+06:00"
    }
  },
  "revokeApiKeys": {
    "status": 200,
    "response": {
      "partner_id": "prt_tmebhtv1t7jk2mkb20ns0v4ex6",
      "environment": "sandbox",
      "key_id": "key_0c9d45hkf0gjrzcmxahjqyns7y",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "rotateWebhookSecret": {
    "status": 200,
    "response": {
      "partner_id": "prt_tmebhtv1t7jk2mkb20ns0v4ex6",
      "environment": "sandbox",
      "signing_secret": "whsec_ZXhhbXBsZQ==",
      "token": "whtok_example",
      "previous_expires_at": "2026-11-24T22:07:57.911+06:00"
    }
  },
  "suspendPartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_tmebhtv1t7jk2mkb20ns0v4ex6",
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
            "key_id": "key_0c9d45hkf0gjrzcmxahjqyns7y",
            "last_four": "2naN",
            "issued_at": "2026-11-23T22:07:57.898+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_m0krn7fmg731h5t02c1j8f4zeq",
            "last_four": "AXPZ",
            "issued_at": "2026-11-23T22:07:57.887+06:00",
            "expires_at": "2026-11-23T22:07:57.898+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_7jxrq1jyn5snvk3d8zk2wreg45",
            "last_four": "hKan",
            "issued_at": "2026-11-23T22:07:57.868+06:00",
            "expires_at": "2026-11-23T22:07:57.898+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_0qc4p4ry05dp585jdqbwv4wf7t",
            "last_four": "JlyB",
            "issued_at": "2026-11-23T22:07:57.868+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-23T22:07:57.868+06:00",
      "updated_at": "2026-11-23T22:07:57.921+06:00"
    }
  },
  "resumePartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_tmebhtv1t7jk2mkb20ns0v4ex6",
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
            "key_id": "key_0c9d45hkf0gjrzcmxahjqyns7y",
            "last_four": "2naN",
            "issued_at": "2026-11-23T22:07:57.898+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_m0krn7fmg731h5t02c1j8f4zeq",
            "last_four": "AXPZ",
            "issued_at": "2026-11-23T22:07:57.887+06:00",
            "expires_at": "2026-11-23T22:07:57.898+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_7jxrq1jyn5snvk3d8zk2wreg45",
            "last_four": "hKan",
            "issued_at": "2026-11-23T22:07:57.868+06:00",
            "expires_at": "2026-11-23T22:07:57.898+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_0qc4p4ry05dp585jdqbwv4wf7t",
            "last_four": "JlyB",
            "issued_at": "2026-11-23T22:07:57.868+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-23T22:07:57.932+06:00"
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-23T22:07:57.868+06:00",
      "updated_at": "2026-11-23T22:07:57.942+06:00"
    }
  },
  "listDispatchRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "type": "RiderWanted",
          "event_id": "evt_a032302e3a41446aa551137665702c04",
          "order_id": "ord_9zd3vn8hqhkhrb9j1z3319bq73",
          "requested_at": "2026-11-23T22:07:57.560+06:00",
          "sandbox_scenario": null,
          "order": {
            "order_id": "ord_9zd3vn8hqhkhrb9j1z3319bq73",
            "environment": "production",
            "partner_reference_id": null,
            "attempt": 1,
            "created_at": "2026-11-23T22:07:57.560+06:00",
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
        "event_id": "ord_4zv2jhajxaf23w8jsefcm9edf6-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_4zv2jhajxaf23w8jsefcm9edf6",
        "occurred_at": "2026-11-23T16:07:57.994Z",
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
        "user_id": "usr_729evxjc8n2bp5az2305t37dj3",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-23T22:07:58.188+06:00"
      },
      "partner": {
        "partner_id": "prt_729evxjc8n2bp5az2305t37dj3",
        "name": "Aarong"
      },
      "expires_at": "2026-11-24T10:07:58.370+06:00",
      "idle_expires_at": "2026-11-23T22:37:58.370+06:00"
    }
  },
  "getSession": {
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_729evxjc8n2bp5az2305t37dj3",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-23T22:07:58.188+06:00"
      },
      "partner": {
        "partner_id": "prt_729evxjc8n2bp5az2305t37dj3",
        "name": "Aarong"
      },
      "expires_at": "2026-11-24T10:07:58.370+06:00",
      "idle_expires_at": "2026-11-23T22:37:58.370+06:00"
    }
  },
  "inviteUser": {
    "request": {
      "email": "colleague@example.com",
      "role": "read_only"
    },
    "status": 201,
    "response": {
      "user_id": "usr_eqa3259n2dcfkgvcjam4tks923",
      "invitation_token": "example-of-a-secret",
      "invitation_url": "https://api.dakpion.example/dashboard/invitation#example-of-a-secret",
      "expires_at": "2026-11-30T22:07:58.387+06:00"
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
      "user_id": "usr_eqa3259n2dcfkgvcjam4tks923",
      "email": "colleague@example.com",
      "role": "read_only",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "en",
      "added_at": "2026-11-23T22:07:58.387+06:00"
    }
  },
  "listUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_729evxjc8n2bp5az2305t37dj3",
          "email": "owner@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-23T22:07:58.188+06:00"
        },
        {
          "user_id": "usr_eqa3259n2dcfkgvcjam4tks923",
          "email": "colleague@example.com",
          "role": "read_only",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-23T22:07:58.387+06:00"
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
        "user_id": "usr_729evxjc8n2bp5az2305t37dj3",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-23T22:07:58.188+06:00"
      },
      "partner": {
        "partner_id": "prt_729evxjc8n2bp5az2305t37dj3",
        "name": "Aarong"
      },
      "expires_at": "2026-11-24T10:07:59.570+06:00",
      "idle_expires_at": "2026-11-23T22:37:59.570+06:00"
    }
  },
  "setLanguage": {
    "request": {
      "language": "bn"
    },
    "status": 200,
    "response": {
      "user_id": "usr_729evxjc8n2bp5az2305t37dj3",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "bn",
      "added_at": "2026-11-23T22:07:58.188+06:00"
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
      "totp_code": "871368"
    },
    "status": 200,
    "response": {
      "user_id": "usr_729evxjc8n2bp5az2305t37dj3",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": true,
      "language": "bn",
      "added_at": "2026-11-23T22:07:58.188+06:00"
    }
  },
  "listKeys": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "key_id": "key_cevhsy1genyacgx5y14s2kvqb3",
          "last_four": "SF3g",
          "issued_at": "2026-11-23T22:07:58.188+06:00",
          "expires_at": null,
          "last_used_at": null
        },
        {
          "environment": "production",
          "key_id": "key_s2n7fwwg2qgx1bm7knwa4z8bgx",
          "last_four": "BUr5",
          "issued_at": "2026-11-23T22:07:58.188+06:00",
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
      "key_id": "key_6b489hyahrr6rmmezc56v93zcg",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-24T22:07:59.818+06:00"
    }
  },
  "revokeKeys": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "key_id": "key_ces2h7k5rfcv3nn952r26n7wdq",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "listWebhookSecrets": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "issued_at": "2026-11-23T22:07:58.188+06:00",
          "expires_at": null
        },
        {
          "environment": "production",
          "issued_at": "2026-11-23T22:07:58.188+06:00",
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
      "previous_expires_at": "2026-11-24T22:07:59.846+06:00"
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
        "user_id": "usr_2z0r3eev8tdtga9d9kr86fk0f1",
        "email": "demo@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-23T22:07:56.125+06:00"
      },
      "partner": {
        "partner_id": "prt_2z0r3eev8tdtga9d9kr86fk0f1",
        "name": "Demonstration shop"
      },
      "expires_at": "2026-11-24T10:08:00.063+06:00",
      "idle_expires_at": "2026-11-23T22:38:00.063+06:00"
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
    "request_id": "req_ass3qpz2ab7xjwbbrq00cw16y8",
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
    "request_id": "req_anabb0r7p0bfjfe577gc2ydd05"
  },
  "dispatch_unauthorized": {
    "type": "https://api.dakpion.example/problems/dispatch_unauthorized",
    "title": "Dispatch token missing or invalid",
    "status": 401,
    "detail": "Send the dispatch token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/dispatch/requests",
    "code": "dispatch_unauthorized",
    "request_id": "req_naq3q5dts69kpafgdrc01xppfe"
  },
  "link_invalid": {
    "type": "https://api.dakpion.example/problems/link_invalid",
    "title": "Link invalid",
    "status": 404,
    "detail": "The link is not valid any more. Ask for another one.",
    "instance": "/v1/dashboard/invitations/accept",
    "code": "link_invalid",
    "request_id": "req_nctt2frwaxknea24j4vdqk565e"
  },
  "user_exists": {
    "type": "https://api.dakpion.example/problems/user_exists",
    "title": "User exists",
    "status": 409,
    "detail": "A user with this e-mail address has already joined. Nothing was changed.",
    "instance": "/v1/dashboard/users",
    "code": "user_exists",
    "request_id": "req_2tenv8g0633pcvrt9pdmkxvgg9"
  },
  "last_owner": {
    "type": "https://api.dakpion.example/problems/last_owner",
    "title": "Last owner",
    "status": 409,
    "detail": "This user is the only owner who can sign in. Make another user an owner first.",
    "instance": "/v1/dashboard/users/usr_729evxjc8n2bp5az2305t37dj3",
    "code": "last_owner",
    "request_id": "req_eyp073danb3yf0gpr6dt66bqy7"
  },
  "user_not_found": {
    "type": "https://api.dakpion.example/problems/user_not_found",
    "title": "User not found",
    "status": 404,
    "detail": "The user does not exist or has not joined. To list all users, use GET …/users.",
    "instance": "/v1/dashboard/users/usr_00000000000000000000000000",
    "code": "user_not_found",
    "request_id": "req_bxrssty2egfr2vg0rsbrktkdfh"
  },
  "role_not_allowed": {
    "type": "https://api.dakpion.example/problems/role_not_allowed",
    "title": "Not allowed for this role",
    "status": 403,
    "detail": "The role read_only does not permit this request. Ask an owner of this account.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "role_not_allowed",
    "request_id": "req_2811c9chy080kb7nffae1xsdjy",
    "role": "read_only"
  },
  "cross_site_request": {
    "type": "https://api.dakpion.example/problems/cross_site_request",
    "title": "Cross-site request refused",
    "status": 403,
    "detail": "The request does not come from this site. Send it from the dashboard, or with an Origin header that equals the origin of this API.",
    "instance": "/v1/dashboard/session",
    "code": "cross_site_request",
    "request_id": "req_xhmes9bycz234bdkggxasnkzde"
  },
  "session_ended": {
    "type": "https://api.dakpion.example/problems/session_ended",
    "title": "Session ended",
    "status": 401,
    "detail": "The session has ended. Sign in again.",
    "instance": "/v1/dashboard/session",
    "code": "session_ended",
    "request_id": "req_seysp5zdc4nrdqc247441tz1z0"
  },
  "session_required": {
    "type": "https://api.dakpion.example/problems/session_required",
    "title": "Session required",
    "status": 401,
    "detail": "Sign in with POST /v1/dashboard/session. API keys are not accepted here.",
    "instance": "/v1/dashboard/session",
    "code": "session_required",
    "request_id": "req_7zc4evfxx6eazc1jmc674c9sng"
  },
  "sign_in_failed": {
    "type": "https://api.dakpion.example/problems/sign_in_failed",
    "title": "Sign-in failed",
    "status": 401,
    "detail": "The e-mail address, the password or the one-time code is wrong. A one-time code works once. If the password is lost, ask the operator for a reset link.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_failed",
    "request_id": "req_g51fzfb8wb0hwn6ew9dmh52k3q"
  },
  "wrong_password": {
    "type": "https://api.dakpion.example/problems/wrong_password",
    "title": "Wrong password",
    "status": 403,
    "detail": "The present password is wrong. Nothing was changed.",
    "instance": "/v1/dashboard/password",
    "code": "wrong_password",
    "request_id": "req_qxggakn6fxhajf5vj833kd5x2s"
  },
  "totp_not_enrolled": {
    "type": "https://api.dakpion.example/problems/totp_not_enrolled",
    "title": "One-time codes not set up",
    "status": 409,
    "detail": "One-time codes are not set up. Begin with POST /v1/dashboard/totp.",
    "instance": "/v1/dashboard/totp/confirm",
    "code": "totp_not_enrolled",
    "request_id": "req_j60swddan9ednpyd77mfx73gs2"
  },
  "totp_active": {
    "type": "https://api.dakpion.example/problems/totp_active",
    "title": "One-time codes already enabled",
    "status": 409,
    "detail": "One-time codes are already enabled. Remove them first.",
    "instance": "/v1/dashboard/totp",
    "code": "totp_active",
    "request_id": "req_ds5e5c5razm4wga5n31nm7s2qz"
  },
  "totp_required": {
    "type": "https://api.dakpion.example/problems/totp_required",
    "title": "One-time code required",
    "status": 401,
    "detail": "Send the request again with the current one-time code as totp_code.",
    "instance": "/v1/dashboard/session",
    "code": "totp_required",
    "request_id": "req_9hm7bwz56yajj9r54er0kb3yvb"
  },
  "missing_api_key": {
    "type": "https://api.dakpion.example/problems/missing_api_key",
    "title": "API key missing",
    "status": 401,
    "detail": "Send your API key in the X-API-Key header.",
    "instance": "/v1/business/orders",
    "code": "missing_api_key",
    "request_id": "req_n4waspegd93rcqns17949txhea"
  },
  "invalid_api_key": {
    "type": "https://api.dakpion.example/problems/invalid_api_key",
    "title": "Invalid API key",
    "status": 401,
    "detail": "The API key is not valid. Check that the key is complete, current, and issued for this environment.",
    "instance": "/v1/business/orders",
    "code": "invalid_api_key",
    "request_id": "req_pvmf3c58wsngyw420y57fzpbvf"
  },
  "malformed_json": {
    "type": "https://api.dakpion.example/problems/malformed_json",
    "title": "Malformed JSON",
    "status": 400,
    "detail": "The body is not valid JSON. Send one JSON value in UTF-8 with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "malformed_json",
    "request_id": "req_peaqjyejrntvhppefpy5jw3ydt"
  },
  "unsupported_media_type": {
    "type": "https://api.dakpion.example/problems/unsupported_media_type",
    "title": "Unsupported media type",
    "status": 415,
    "detail": "Send the body as uncompressed JSON in UTF-8, with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "unsupported_media_type",
    "request_id": "req_zsmep4ks0j2sq9bfwa9f7ym8qx"
  },
  "payload_too_large": {
    "type": "https://api.dakpion.example/problems/payload_too_large",
    "title": "Payload too large",
    "status": 413,
    "detail": "The body is larger than 65536 bytes. Send a smaller body.",
    "instance": "/v1/business/order/create",
    "code": "payload_too_large",
    "request_id": "req_5505pfe212fb5tfn5qmp34fzez",
    "limit_bytes": 65536
  },
  "validation_failed": {
    "type": "https://api.dakpion.example/problems/validation_failed",
    "title": "Validation failed",
    "status": 422,
    "detail": "The request has 2 errors. Nothing was changed. Correct the fields in errors and send the request again.",
    "instance": "/v1/business/order/create",
    "code": "validation_failed",
    "request_id": "req_3xjp21kayb24tjvq46dtn16hfq",
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
    "request_id": "req_m1rgxmawb0dtrdbk0the8h3dbj",
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
    "request_id": "req_q569nk0rkr60ecvxfhp023j98v"
  },
  "quotation_mismatch": {
    "type": "https://api.dakpion.example/problems/quotation_mismatch",
    "title": "Quotation does not match",
    "status": 422,
    "detail": "The quotation has a different parcel_type. Request a new quotation for this delivery, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_mismatch",
    "request_id": "req_pedhdxj4zb0qzwvrxngy57aw74",
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
    "request_id": "req_jyjy1h27jte5yy30fy9pjawz3f",
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
    "request_id": "req_g4bkbn14qcppn5emqp0rz8qp54",
    "order_id": "ord_unknown"
  },
  "order_not_cancellable": {
    "type": "https://api.dakpion.example/problems/order_not_cancellable",
    "title": "Order cannot be cancelled",
    "status": 409,
    "detail": "The order is COMPLETED. Orders can be cancelled only before pickup. Contact the receiver or the operator.",
    "instance": "/v1/business/order/ord_39x79c28txqbsf5ek3w25kq6ew/cancel",
    "code": "order_not_cancellable",
    "request_id": "req_1gzrqbvxm22vs24pzrsj9h8v30",
    "parcel_status": "COMPLETED"
  },
  "order_not_retryable": {
    "type": "https://api.dakpion.example/problems/order_not_retryable",
    "title": "Order cannot be retried",
    "status": 409,
    "detail": "The order is COMPLETED. Only a CANCELLED order can be retried. To replace this order, cancel it first.",
    "instance": "/v1/business/order/ord_39x79c28txqbsf5ek3w25kq6ew/retry",
    "code": "order_not_retryable",
    "request_id": "req_dtevzvwnha7gcss49hq41dqxww",
    "parcel_status": "COMPLETED"
  },
  "webhook_not_found": {
    "type": "https://api.dakpion.example/problems/webhook_not_found",
    "title": "Webhook not found",
    "status": 404,
    "detail": "The webhook log has no delivery dlv_unknown. To list all deliveries, use GET …/webhooks.",
    "instance": "/v1/business/webhooks/dlv_unknown",
    "code": "webhook_not_found",
    "request_id": "req_q8jm78fg6tmnmkesst12dcpcda",
    "delivery_id": "dlv_unknown"
  },
  "redelivery_not_found": {
    "type": "https://api.dakpion.example/problems/redelivery_not_found",
    "title": "Redelivery not found",
    "status": 404,
    "detail": "Redelivery red_unknown does not exist. Use the redelivery_id returned by POST …/webhooks/redeliver.",
    "instance": "/v1/business/webhooks/redeliveries/red_unknown",
    "code": "redelivery_not_found",
    "request_id": "req_khx1n3qhx975209m2z9dy52svd",
    "redelivery_id": "red_unknown"
  },
  "not_found": {
    "type": "https://api.dakpion.example/problems/not_found",
    "title": "Not found",
    "status": 404,
    "detail": "The path does not exist. Check the path against the documentation. API paths begin with /v1.",
    "instance": "/v1/business/order/ord_unknown/map",
    "code": "not_found",
    "request_id": "req_43xpdn5y645xw2jqxzq0r3x368"
  },
  "malformed_request": {
    "type": "https://api.dakpion.example/problems/malformed_request",
    "title": "Malformed request",
    "status": 400,
    "detail": "The request could not be read. Check the encoding of the path and the Content-Length header.",
    "instance": "/v1/business/order/%zz",
    "code": "malformed_request",
    "request_id": "req_z4e94wsq9cjdv1afcfy23twpky"
  },
  "operator_unauthorized": {
    "type": "https://api.dakpion.example/problems/operator_unauthorized",
    "title": "Operator token missing or invalid",
    "status": 401,
    "detail": "Send the operator token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/operator/partners",
    "code": "operator_unauthorized",
    "request_id": "req_3byzhb1h62vy8zgw7mf6xnd12t"
  },
  "partner_not_found": {
    "type": "https://api.dakpion.example/problems/partner_not_found",
    "title": "Partner not found",
    "status": 404,
    "detail": "Partner prt_unknown does not exist. To list all partners, use GET /v1/operator/partners.",
    "instance": "/v1/operator/partners/prt_unknown/suspend",
    "code": "partner_not_found",
    "request_id": "req_6ap3b46g38n4dabchpc34bfmh3",
    "partner_id": "prt_unknown"
  },
  "dead_letter_not_found": {
    "type": "https://api.dakpion.example/problems/dead_letter_not_found",
    "title": "Dead letter not found",
    "status": 404,
    "detail": "Dead letter unknown does not exist or was deleted. To list all dead letters, use GET /v1/operator/dead-letters.",
    "instance": "/v1/operator/dead-letters/unknown/replay",
    "code": "dead_letter_not_found",
    "request_id": "req_k6gzk7yamfaksd7btcgwsqrf30",
    "letter_id": "unknown"
  },
  "parked_stream_not_found": {
    "type": "https://api.dakpion.example/problems/parked_stream_not_found",
    "title": "Parked stream not found",
    "status": 404,
    "detail": "The follower order-views has not parked the stream order-1. To list all parked streams, use GET /v1/operator/parked.",
    "instance": "/v1/operator/parked/order-views/order-1/release",
    "code": "parked_stream_not_found",
    "request_id": "req_x1aax53hz34b6r3699nh68nger",
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
    "request_id": "req_scd21pd6ek5gfez041axq3kwvt",
    "retry_after": 60
  }
};
