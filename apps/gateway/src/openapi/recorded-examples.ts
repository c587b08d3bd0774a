// Recorded from the running program: UPDATE_EXAMPLES=1 npm test -- e2e/embedded-openapi-examples.e2e.ts
import type { RecordedExample } from './operation.ts';

/** A request and an answer of each operation, by its id. */
export const recordedExamples: Readonly<Record<string, RecordedExample>> = {
  "listParkedStreams": {
    "status": 200,
    "response": {
      "data": [
        {
          "follower": "order-event-publisher",
          "stream": "order-ord_yq5btx981as2b0bf46bxcme34h",
          "revision": 1,
          "position": "15",
          "reason": "Error: order-ord_yq5btx981as2b0bf46bxcme34h@1 has an unknown type, OrderTeleported.",
          "parked_at": "2026-11-25T16:25:42.614+06:00",
          "released_at": null
        },
        {
          "follower": "order-views-projection",
          "stream": "order-ord_yq5btx981as2b0bf46bxcme34h",
          "revision": 1,
          "position": "15",
          "reason": "Error: order-ord_yq5btx981as2b0bf46bxcme34h@1 has an unknown type, OrderTeleported.",
          "parked_at": "2026-11-25T16:25:42.341+06:00",
          "released_at": null
        },
        {
          "follower": "order-usage",
          "stream": "order-ord_yq5btx981as2b0bf46bxcme34h",
          "revision": 1,
          "position": "15",
          "reason": "Error: order-ord_yq5btx981as2b0bf46bxcme34h@1 has an unknown type, OrderTeleported.",
          "parked_at": "2026-11-25T16:25:42.341+06:00",
          "released_at": null
        }
      ]
    }
  },
  "releaseParkedStream": {
    "request": {},
    "status": 202,
    "response": {
      "follower": "order-event-publisher",
      "stream": "order-ord_yq5btx981as2b0bf46bxcme34h",
      "revision": 1,
      "position": "15",
      "reason": "Error: order-ord_yq5btx981as2b0bf46bxcme34h@1 has an unknown type, OrderTeleported.",
      "parked_at": "2026-11-25T16:25:42.614+06:00",
      "released_at": "2026-11-25T16:25:44.207+06:00"
    }
  },
  "setCallbackUrl": {
    "request": {
      "callback_url": "https://shop.example/dakpion"
    },
    "status": 200,
    "response": {
      "callback_url": "https://shop.example/dakpion",
      "token_origin": "https://shop.example/dakpion",
      "token": null
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
      "quotation_id": "quo_WzEsMCwxNzk1NjAyMjg1ODI0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.H2JjtDFHalC0a5hMoQBNROasNtBhhkrul1P-UgxlfkE",
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
      "expires_at": "2026-11-25T16:24:45.824+06:00"
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
      "is_freelancer": false
    },
    "status": 201,
    "response": {
      "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_1s2c92vpa2cd4aw4vmztt45qkj",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjAyMjg1ODI0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.H2JjtDFHalC0a5hMoQBNROasNtBhhkrul1P-UgxlfkE",
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
        "expires_at": "2026-11-25T16:24:45.824+06:00"
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
      "created_at": "2026-11-25T16:09:45.851+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-25T16:09:45.851+06:00"
    }
  },
  "createOrders": {
    "request": {
      "orders": [
        {
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
          "is_freelancer": false
        },
        {
          "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
          "estimated_pickup_address_latitude": 23.7461,
          "estimated_pickup_address_longitude": 90.3742,
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "estimated_receiver_address_latitude": 51.5,
          "estimated_receiver_address_longitude": 0,
          "receiver_name": "Karim",
          "receiver_phone_number": "01712345678",
          "parcel_type": 2,
          "driver_type": 1,
          "is_freelancer": false
        }
      ]
    },
    "status": 200,
    "response": {
      "dry_run": false,
      "counts": {
        "created": 1,
        "replayed": 0,
        "priced": 0,
        "refused": 1
      },
      "currency": "BDT",
      "total_price": 137,
      "data": [
        {
          "index": 0,
          "outcome": "created",
          "order": {
            "order_id": "ord_wbtzw453a2wfzv99mqqt0t27f1",
            "partner_reference_id": null,
            "parcel_status": "PENDING",
            "previous_status": null,
            "total_price": 137,
            "receiver_name": "রহিমা খাতুন",
            "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
            "driver_type": 1,
            "tracking_url": "https://api.dakpion.example/track/trk_4hp79wf0yp6nz57qxz6dw6c3yp",
            "created_at": "2026-11-25T15:59:29.394+06:00",
            "updated_at": "2026-11-25T15:59:29.394+06:00"
          }
        },
        {
          "index": 1,
          "outcome": "refused",
          "problem": {
            "type": "https://api.dakpion.example/problems/outside_service_area",
            "title": "Outside the service area",
            "status": 422,
            "detail": "An address is outside the service area. Check the fields estimated_receiver_address_latitude, estimated_receiver_address_longitude. Latitude and longitude may be swapped.",
            "code": "outside_service_area",
            "errors": [],
            "fields": [
              "estimated_receiver_address_latitude",
              "estimated_receiver_address_longitude"
            ]
          }
        }
      ]
    }
  },
  "getOrder": {
    "status": 200,
    "response": {
      "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_1s2c92vpa2cd4aw4vmztt45qkj",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjAyMjg1ODI0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.H2JjtDFHalC0a5hMoQBNROasNtBhhkrul1P-UgxlfkE",
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
        "expires_at": "2026-11-25T16:24:45.824+06:00"
      },
      "driver_info": {
        "rider_id": 951298,
        "name": "Jamal Hossain",
        "phone_number": "01056250924",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-25T16:09:47.882+06:00"
      },
      "rider_id": 951298,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-25T16:09:45.851+06:00",
      "assigned_at": "2026-11-25T16:09:46.134+06:00",
      "accepted_at": "2026-11-25T16:09:46.499+06:00",
      "started_at": "2026-11-25T16:09:46.709+06:00",
      "picked_at": "2026-11-25T16:09:47.004+06:00",
      "completed_at": "2026-11-25T16:09:47.882+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-25T16:09:47.883+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-25T16:09:45.851+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-25T16:09:46.134+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-25T16:09:46.499+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-25T16:09:46.709+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-25T16:09:47.004+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-25T16:09:47.882+06:00"
        }
      ]
    }
  },
  "getOrderStatus": {
    "status": 200,
    "response": {
      "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
      "partner_reference_id": null,
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "updated_at": "2026-11-25T16:09:47.883+06:00",
      "rider_id": 951298,
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
  "getOrderProof": {
    "status": 200,
    "response": {
      "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
      "verifier_key": "dakpion.local/657bdfe4c942f1b3+24bca74b+ASN+1CAnLLe2Zv3TjqiJEMF6HcYtcfrcZxgZo70nWZGb",
      "checkpoint": "dakpion.local/657bdfe4c942f1b3\n31\nfQVHIzMRxHyS1nMDHYDZvFXkPTHXERHZ1kzagmyYzR4=\n\n— dakpion.local/657bdfe4c942f1b3 JLynSxERwNHbG9Mo0mlu6s9A3+p+rxENbFZqw2ZS+rk2R0nbDmCPwqm/BnVrXGB3wrGqHN3o9L7TV2NqugwueSFBowk=\n",
      "events": [
        {
          "sequence": 1,
          "type": "OrderCreated",
          "recorded_at": "2026-11-25T16:09:45.851+06:00",
          "data": "{\"attempt\":1,\"environment\":\"sandbox\",\"occurred_at\":\"2026-11-25T16:09:45.851+06:00\",\"order_id\":\"ord_wkhj27bf2pzf7j1td2pp3snhad\",\"partner_id\":\"prt_tbw817r7a4dyazex8bx1j3d3hk\",\"quotation\":{\"breakdown\":[{\"amount\":50,\"code\":\"base_fare\",\"label\":\"Base fare\"},{\"amount\":87,\"code\":\"distance_fare\",\"label\":\"Distance fare\"},{\"amount\":0,\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\"}],\"currency\":\"BDT\",\"distance_km\":7.78,\"distance_source\":\"estimate\",\"driver_type\":1,\"duration\":19,\"expires_at\":\"2026-11-25T16:24:45.824+06:00\",\"options\":[{\"driver_type\":1,\"duration\":19,\"time_to_pickup\":8,\"total_price\":137},{\"driver_type\":2,\"duration\":24,\"time_to_pickup\":12,\"total_price\":227}],\"parcel_type\":2,\"quotation_id\":\"quo_WzEsMCwxNzk1NjAyMjg1ODI0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.H2JjtDFHalC0a5hMoQBNROasNtBhhkrul1P-UgxlfkE\",\"tariff_version\":\"2026-11-01\",\"time_to_pickup\":8,\"total_price\":137},\"recorded_at\":\"2026-11-25T16:09:45.851+06:00\",\"request\":{\"callback_url\":null,\"detailed_address\":null,\"driver_type\":1,\"estimated_pickup_address_latitude\":23.7461,\"estimated_pickup_address_longitude\":90.3742,\"estimated_receiver_address_latitude\":23.7806,\"estimated_receiver_address_longitude\":90.4193,\"is_freelancer\":false,\"item_name\":null,\"item_price\":null,\"metadata\":null,\"parcel_comment\":null,\"parcel_type\":2,\"partner_reference_id\":null,\"pickup_address_text\":\"House 12, Road 5, Dhanmondi, Dhaka\",\"quotation_id\":\"quo_WzEsMCwxNzk1NjAyMjg1ODI0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.H2JjtDFHalC0a5hMoQBNROasNtBhhkrul1P-UgxlfkE\",\"receiver_address_text\":\"বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦\",\"receiver_name\":\"রহিমা খাতুন\",\"receiver_phone_number\":\"01712345678\",\"sandbox_scenario\":null},\"retry_of_order_id\":null,\"tracking_token\":\"trk_1s2c92vpa2cd4aw4vmztt45qkj\",\"tracking_url\":\"https://api.dakpion.example/track/trk_1s2c92vpa2cd4aw4vmztt45qkj\"}",
          "leaf": "{\"actor\":{\"key_id\":\"key_weh37hk56sq2r6xn5z0k0rxgt1\",\"kind\":\"api_key\"},\"data_sha256\":\"c2519ff1dd9adad08dbd14add991eac4a1a83a85dfc559b593e11381f6c30d0c\",\"event_id\":\"d846064b-ee00-47d6-9d7b-5925a7057969\",\"recorded_at\":\"2026-11-25T16:09:45.851+06:00\",\"revision\":0,\"stream\":\"order-ord_wkhj27bf2pzf7j1td2pp3snhad\",\"type\":\"OrderCreated\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 12\nxNiM92Z3Q4VU0gX7QaXGtt6NhX5WvaYObKbyFPdlepo=\nY8DTJ0t90NBXT9vwZBZBqok6PKApIJqACnxuAiCWpFM=\nYX7Avxu47Iav6/VHN7l6uB2QOPdfxL56tB//puph9XU=\nbFP+mBtw6J1HR9EgkjS/cyDcfFFkh8mXxn4bb40ZEdU=\n3dulQj85O5zezfj3/eyCa3Xo3JwM6OylncaaWLNPTxw=\n\ndakpion.local/657bdfe4c942f1b3\n31\nfQVHIzMRxHyS1nMDHYDZvFXkPTHXERHZ1kzagmyYzR4=\n\n— dakpion.local/657bdfe4c942f1b3 JLynSxERwNHbG9Mo0mlu6s9A3+p+rxENbFZqw2ZS+rk2R0nbDmCPwqm/BnVrXGB3wrGqHN3o9L7TV2NqugwueSFBowk=\n",
          "proof_due_at": null
        },
        {
          "sequence": 2,
          "type": "OrderAssigned",
          "recorded_at": "2026-11-25T16:09:46.162+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.757149,\"longitude\":90.367148},\"occurred_at\":\"2026-11-25T16:09:46.134+06:00\",\"recorded_at\":\"2026-11-25T16:09:46.162+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Jamal Hossain\",\"phone_number\":\"01056250924\",\"rider_id\":951298},\"rider_event_id\":\"robot-ord_wkhj27bf2pzf7j1td2pp3snhad-0\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"27fc6102c9d0b4c07370389e57b7945172e5fef6dfa066db595ba584ebc0bcdf\",\"event_id\":\"eef86d12-0bd6-4e5e-a411-aac68ea1974e\",\"recorded_at\":\"2026-11-25T16:09:46.162+06:00\",\"revision\":1,\"stream\":\"order-ord_wkhj27bf2pzf7j1td2pp3snhad\",\"type\":\"OrderAssigned\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 16\nwMD0PrSTVokHqAmXgP7U7R9DRoikRO+qlx2A7uxY1HI=\nywghfEZdCwKYVchyXfNvzGPy83dRTkVTD+0+IKrqkfA=\nOzHvMFIwtY7HI0Kd3CrVkeBGwh4UN6ZQbz+VFh0mp6Y=\ns2ZIDIp4fx3zJfad3W20NyRLSYihVtSbjj1YeDf5xmk=\n+jO+12rp146m5Q/1Dmyiiz5vlmJ114WF9VuxYwpkvrg=\n\ndakpion.local/657bdfe4c942f1b3\n31\nfQVHIzMRxHyS1nMDHYDZvFXkPTHXERHZ1kzagmyYzR4=\n\n— dakpion.local/657bdfe4c942f1b3 JLynSxERwNHbG9Mo0mlu6s9A3+p+rxENbFZqw2ZS+rk2R0nbDmCPwqm/BnVrXGB3wrGqHN3o9L7TV2NqugwueSFBowk=\n",
          "proof_due_at": null
        },
        {
          "sequence": 3,
          "type": "OrderAccepted",
          "recorded_at": "2026-11-25T16:09:46.537+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.757149,\"longitude\":90.367148},\"occurred_at\":\"2026-11-25T16:09:46.499+06:00\",\"recorded_at\":\"2026-11-25T16:09:46.537+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Jamal Hossain\",\"phone_number\":\"01056250924\",\"rider_id\":951298},\"rider_event_id\":\"robot-ord_wkhj27bf2pzf7j1td2pp3snhad-1\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"0c64ccbb85affb278f9b086cfa0c2a700fd216067cfa867e2d026576da76855f\",\"event_id\":\"bb3490a3-8550-4365-96f2-1ed9430b9235\",\"recorded_at\":\"2026-11-25T16:09:46.537+06:00\",\"revision\":2,\"stream\":\"order-ord_wkhj27bf2pzf7j1td2pp3snhad\",\"type\":\"OrderAccepted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 19\nksR+nCc7tRAUY1VhOhWYcRJPVra8PsiVqsCA34vegrg=\nNX+uzaNLolc6swSkTBxRhqP4gBsEE9rmSn4ImdZ4RRU=\nOzHvMFIwtY7HI0Kd3CrVkeBGwh4UN6ZQbz+VFh0mp6Y=\ns2ZIDIp4fx3zJfad3W20NyRLSYihVtSbjj1YeDf5xmk=\n+jO+12rp146m5Q/1Dmyiiz5vlmJ114WF9VuxYwpkvrg=\n\ndakpion.local/657bdfe4c942f1b3\n31\nfQVHIzMRxHyS1nMDHYDZvFXkPTHXERHZ1kzagmyYzR4=\n\n— dakpion.local/657bdfe4c942f1b3 JLynSxERwNHbG9Mo0mlu6s9A3+p+rxENbFZqw2ZS+rk2R0nbDmCPwqm/BnVrXGB3wrGqHN3o9L7TV2NqugwueSFBowk=\n",
          "proof_due_at": null
        },
        {
          "sequence": 4,
          "type": "OrderStarted",
          "recorded_at": "2026-11-25T16:09:46.710+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.757149,\"longitude\":90.367148},\"occurred_at\":\"2026-11-25T16:09:46.709+06:00\",\"recorded_at\":\"2026-11-25T16:09:46.710+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Jamal Hossain\",\"phone_number\":\"01056250924\",\"rider_id\":951298},\"rider_event_id\":\"robot-ord_wkhj27bf2pzf7j1td2pp3snhad-2\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"f9f719a2140742871319245dd46584a8758fc556d2454a5659714f1c8a21b742\",\"event_id\":\"658e14c3-b5b1-4ff3-acb7-1c4611035d6c\",\"recorded_at\":\"2026-11-25T16:09:46.710+06:00\",\"revision\":3,\"stream\":\"order-ord_wkhj27bf2pzf7j1td2pp3snhad\",\"type\":\"OrderStarted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 22\nYMPP4vdkI3bOaml31YcNCloAGsxGh6umopqT2qcEM54=\naRhVAgnCW0QJ/0Nm9KVBW8w2Ojpc2K6/ILbCMoZj7MA=\nwTOmmWARI5/+h2PdJjXwwmaMXa1X1ZNOVp7OIr4DTCM=\ns2ZIDIp4fx3zJfad3W20NyRLSYihVtSbjj1YeDf5xmk=\n+jO+12rp146m5Q/1Dmyiiz5vlmJ114WF9VuxYwpkvrg=\n\ndakpion.local/657bdfe4c942f1b3\n31\nfQVHIzMRxHyS1nMDHYDZvFXkPTHXERHZ1kzagmyYzR4=\n\n— dakpion.local/657bdfe4c942f1b3 JLynSxERwNHbG9Mo0mlu6s9A3+p+rxENbFZqw2ZS+rk2R0nbDmCPwqm/BnVrXGB3wrGqHN3o9L7TV2NqugwueSFBowk=\n",
          "proof_due_at": null
        },
        {
          "sequence": 5,
          "type": "OrderPicked",
          "recorded_at": "2026-11-25T16:09:47.005+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.7461,\"longitude\":90.3742},\"occurred_at\":\"2026-11-25T16:09:47.004+06:00\",\"recorded_at\":\"2026-11-25T16:09:47.004+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Jamal Hossain\",\"phone_number\":\"01056250924\",\"rider_id\":951298},\"rider_event_id\":\"robot-ord_wkhj27bf2pzf7j1td2pp3snhad-6\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"2dd32786d8575b9efaa65c55186da0d04f825206bc88efb4a9dd91fbe6db83d9\",\"event_id\":\"3fe629de-ff91-4777-a1b9-00c926ef6261\",\"recorded_at\":\"2026-11-25T16:09:47.005+06:00\",\"revision\":4,\"stream\":\"order-ord_wkhj27bf2pzf7j1td2pp3snhad\",\"type\":\"OrderPicked\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 25\nreqPeYrdI6WCvc+pKn5IL78AO0ojhqOcU945wqdEwS4=\nZUD12xvBIUBhDJEqV/hJ4asgoB7OARRb5K0Tjvv5RWE=\nE6ijJrEF5eJoUEf0J7pNXrY7NMzYyD69HnUaWZ+xEMs=\niz/ycPMvteUnbIFQcQG7S2ifHVsQdB1R1XDtaaCZF6E=\n+jO+12rp146m5Q/1Dmyiiz5vlmJ114WF9VuxYwpkvrg=\n\ndakpion.local/657bdfe4c942f1b3\n31\nfQVHIzMRxHyS1nMDHYDZvFXkPTHXERHZ1kzagmyYzR4=\n\n— dakpion.local/657bdfe4c942f1b3 JLynSxERwNHbG9Mo0mlu6s9A3+p+rxENbFZqw2ZS+rk2R0nbDmCPwqm/BnVrXGB3wrGqHN3o9L7TV2NqugwueSFBowk=\n",
          "proof_due_at": null
        },
        {
          "sequence": 6,
          "type": "OrderCompleted",
          "recorded_at": "2026-11-25T16:09:47.883+06:00",
          "data": "{\"duration\":0,\"location\":{\"latitude\":23.7806,\"longitude\":90.4193},\"occurred_at\":\"2026-11-25T16:09:47.882+06:00\",\"recorded_at\":\"2026-11-25T16:09:47.883+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Jamal Hossain\",\"phone_number\":\"01056250924\",\"rider_id\":951298},\"rider_event_id\":\"robot-ord_wkhj27bf2pzf7j1td2pp3snhad-10\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"757978d00b273183fe7674c339a38a3be684b172a536ccf0588212ae7f6746df\",\"event_id\":\"758d5fb1-2ddc-44b3-9f5c-7a83ca86a4a5\",\"recorded_at\":\"2026-11-25T16:09:47.883+06:00\",\"revision\":5,\"stream\":\"order-ord_wkhj27bf2pzf7j1td2pp3snhad\",\"type\":\"OrderCompleted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 28\nsJDpQZEL1etv8GvUoDvC2RD/bwVRyDEoWwrQbOLJLnc=\n1HevjXslxyu4k0HjE7sULpFwTkbrsKAuzahzIzytntY=\nO/9Vm+r0CdZb0QJF3BOBNa0LAuVx1A2U9GAt9VuTiGI=\niz/ycPMvteUnbIFQcQG7S2ifHVsQdB1R1XDtaaCZF6E=\n+jO+12rp146m5Q/1Dmyiiz5vlmJ114WF9VuxYwpkvrg=\n\ndakpion.local/657bdfe4c942f1b3\n31\nfQVHIzMRxHyS1nMDHYDZvFXkPTHXERHZ1kzagmyYzR4=\n\n— dakpion.local/657bdfe4c942f1b3 JLynSxERwNHbG9Mo0mlu6s9A3+p+rxENbFZqw2ZS+rk2R0nbDmCPwqm/BnVrXGB3wrGqHN3o9L7TV2NqugwueSFBowk=\n",
          "proof_due_at": null
        }
      ],
      "has_more": false
    }
  },
  "listOrders": {
    "status": 200,
    "response": {
      "data": [
        {
          "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_1s2c92vpa2cd4aw4vmztt45qkj",
          "created_at": "2026-11-25T16:09:45.851+06:00",
          "updated_at": "2026-11-25T16:09:47.883+06:00"
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
          "event_id": "evt_d846064bee0047d69d7b5925a7057969",
          "sequence": 1,
          "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
          "partner_reference_id": null,
          "status": "PENDING",
          "parcel_status": "PENDING",
          "previous_status": null,
          "timestamp": "2026-11-25T16:09:45.851+06:00",
          "updated_at": "2026-11-25T16:09:45.851+06:00",
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
            "quotation_id": "quo_WzEsMCwxNzk1NjAyMjg1ODI0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.H2JjtDFHalC0a5hMoQBNROasNtBhhkrul1P-UgxlfkE",
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
            "expires_at": "2026-11-25T16:24:45.824+06:00"
          },
          "tracking_url": "https://api.dakpion.example/track/trk_1s2c92vpa2cd4aw4vmztt45qkj",
          "position": "15"
        }
      ],
      "next": "15",
      "has_more": true
    }
  },
  "cancelOrder": {
    "request": {
      "cancellation_reason": "The customer has changed their mind"
    },
    "status": 200,
    "response": {
      "order_id": "ord_9yjefmrk3wkcmwrk6kjtn1aexn",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "CANCELLED",
      "previous_status": "PENDING",
      "tracking_url": "https://api.dakpion.example/track/trk_9e4pk99trsfn8g34m825bpzfwv",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjAyMjg4OTI3LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.wXQ4IV4SbGIRTXFFPtUd6U6notUyeDDs2aYpYsb7IZI",
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
        "expires_at": "2026-11-25T16:24:48.927+06:00"
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
      "created_at": "2026-11-25T16:09:48.927+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": "2026-11-25T16:09:49.210+06:00",
      "updated_at": "2026-11-25T16:09:49.210+06:00"
    }
  },
  "retryOrder": {
    "request": {},
    "status": 201,
    "response": {
      "order_id": "ord_9gfhzr9nm6mrfvjqyk4n7s13v0",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_0jjsq470q80r5q19yd1pwbvsmg",
      "allowed_actions": [
        "cancel"
      ],
      "attempt": 2,
      "retry_of_order_id": "ord_9yjefmrk3wkcmwrk6kjtn1aexn",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjAyMjg5NTE0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.EljOpXJyhc4TjMMMnQ364MoUlBsxHvpxK1xJytl2LM8",
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
        "expires_at": "2026-11-25T16:24:49.514+06:00"
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
      "created_at": "2026-11-25T16:09:49.514+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-25T16:09:49.514+06:00"
    }
  },
  "getCallbackUrl": {
    "status": 200,
    "response": {
      "callback_url": "https://shop.example/dakpion",
      "token_origin": "https://shop.example/dakpion"
    }
  },
  "listWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "delivery_id": "dlv_5666dd2c2e75439b8840c1b4b6171af5",
          "order_id": "ord_9gfhzr9nm6mrfvjqyk4n7s13v0",
          "event": "ORDER_CREATED",
          "event_id": "evt_5666dd2c2e75439b8840c1b4b6171af5",
          "sequence": 1,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-25T16:09:49.532+06:00",
              "duration_ms": 53,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-25T16:09:49.531+06:00",
          "updated_at": "2026-11-25T16:09:49.585+06:00"
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
  "getWebhook": {
    "status": 200,
    "response": {
      "delivery_id": "dlv_5666dd2c2e75439b8840c1b4b6171af5",
      "order_id": "ord_9gfhzr9nm6mrfvjqyk4n7s13v0",
      "event": "ORDER_CREATED",
      "event_id": "evt_5666dd2c2e75439b8840c1b4b6171af5",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-25T16:09:49.532+06:00",
          "duration_ms": 53,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 1,
      "next_attempt_at": null,
      "created_at": "2026-11-25T16:09:49.531+06:00",
      "updated_at": "2026-11-25T16:09:49.585+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_5666dd2c2e75439b8840c1b4b6171af5",
          "webhook-timestamp": "1795601389",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_5666dd2c2e75439b8840c1b4b6171af5\",\"sequence\":1,\"order_id\":\"ord_9gfhzr9nm6mrfvjqyk4n7s13v0\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-25T16:09:49.514+06:00\",\"updated_at\":\"2026-11-25T16:09:49.514+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_9yjefmrk3wkcmwrk6kjtn1aexn\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NjAyMjg5NTE0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.EljOpXJyhc4TjMMMnQ364MoUlBsxHvpxK1xJytl2LM8\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-25T16:24:49.514+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_0jjsq470q80r5q19yd1pwbvsmg\"}"
      }
    }
  },
  "redeliverWebhook": {
    "request": {},
    "status": 202,
    "response": {
      "delivery_id": "dlv_5666dd2c2e75439b8840c1b4b6171af5",
      "accepted": 1
    }
  },
  "redeliverWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_xprapeycn75wpy0qdcrbhwq7js",
      "requested_at": "2026-11-25T16:09:50.202+06:00",
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
      "redelivery_id": "rdl_xprapeycn75wpy0qdcrbhwq7js",
      "requested_at": "2026-11-25T16:09:50.202+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-25T16:09:50.237+06:00"
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
          "webhook-id": "evt_test_s86mqzm51nzh64hyq0f8z9k7mn",
          "webhook-timestamp": "1795601390",
          "webhook-signature": "v1,q2jLFTmohg9nYfUX7NiKm2YoBQ/+CjJgiWpnjaeIyPA=",
          "x-webhook-secret": "(withheld)",
          "x-webhook-test": "true"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"PICKED\",\"event_id\":\"evt_test_s86mqzm51nzh64hyq0f8z9k7mn\",\"sequence\":5,\"order_id\":\"ord_00000000000000000000000000\",\"partner_reference_id\":\"EXAMPLE-NOT-AN-ORDER\",\"status\":\"PICKED\",\"parcel_status\":\"PICKED\",\"previous_status\":\"STARTED\",\"timestamp\":\"2026-11-25T16:09:50.253+06:00\",\"updated_at\":\"2026-11-25T16:09:50.253+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":1,\"rider_latitude\":23.7461,\"rider_longitude\":90.3742,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":15,\"duration\":20,\"metadata\":{\"test\":\"true\"}}"
      },
      "started_at": "2026-11-25T16:09:50.253+06:00",
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
      "from": "2026-10-27",
      "to": "2026-11-25",
      "storage": {
        "stored_bytes": 26856,
        "limit_bytes": 2147483648
      },
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
        "webhook_attempts": 13
      },
      "data": [
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
          "date": "2026-11-25",
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
          "webhook_attempts": 13
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
          "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-25T16:09:45.851+06:00",
          "completed_at": "2026-11-25T16:09:47.882+06:00",
          "charged_at": "2026-11-25T16:09:47.883+06:00",
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
          "time": "2026-11-25T16:09:48.864+06:00",
          "method": "POST",
          "path": "/v1/business/order/create",
          "query": null,
          "status": 201,
          "problem_code": null,
          "duration_ms": 193.1,
          "request_id": "req_nam8jz2penaycj9y5ybq701syg",
          "idempotency_key": null,
          "api_key_last_four": "H4te",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795601388864.log_7ds7b0fbf9g375nxay2th9q253",
      "has_more": true
    }
  },
  "listWebhookSources": {
    "status": 200,
    "response": {
      "addresses": []
    }
  },
  "issueOperatorToken": {
    "request": {
      "name": "Rahim",
      "role": "auditor"
    },
    "status": 201,
    "response": {
      "token_id": "opt_q5j61mt957h48sq3c5p6my2zeb",
      "name": "Rahim",
      "role": "auditor",
      "issued_at": "2026-11-25T16:09:50.328+06:00",
      "token": "example-of-a-secret"
    }
  },
  "listOperatorTokens": {
    "status": 200,
    "response": {
      "data": [
        {
          "token_id": null,
          "name": "OPERATOR_TOKEN",
          "role": "operator",
          "issued_at": null
        },
        {
          "token_id": "opt_q5j61mt957h48sq3c5p6my2zeb",
          "name": "Rahim",
          "role": "auditor",
          "issued_at": "2026-11-25T16:09:50.328+06:00"
        }
      ]
    }
  },
  "listPartners": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_tbw817r7a4dyazex8bx1j3d3hk",
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
                "key_id": "key_weh37hk56sq2r6xn5z0k0rxgt1",
                "last_four": "H4te",
                "issued_at": "2026-11-25T16:09:45.697+06:00",
                "expires_at": null,
                "last_used_at": "2026-11-25T16:09:45.756+06:00"
              }
            ],
            "production": [
              {
                "key_id": "key_9mw5vmn9bn1kn2y41ggppnmjz9",
                "last_four": "UswM",
                "issued_at": "2026-11-25T16:09:45.697+06:00",
                "expires_at": null,
                "last_used_at": null
              }
            ]
          },
          "callback_urls": {
            "sandbox": "https://shop.example/dakpion",
            "production": null
          },
          "created_at": "2026-11-25T16:09:45.697+06:00",
          "updated_at": "2026-11-25T16:09:45.775+06:00"
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
      "partner_id": "prt_tbw817r7a4dyazex8bx1j3d3hk",
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
            "key_id": "key_weh37hk56sq2r6xn5z0k0rxgt1",
            "last_four": "H4te",
            "issued_at": "2026-11-25T16:09:45.697+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-25T16:09:45.756+06:00"
          }
        ],
        "production": [
          {
            "key_id": "key_9mw5vmn9bn1kn2y41ggppnmjz9",
            "last_four": "UswM",
            "issued_at": "2026-11-25T16:09:45.697+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": "https://shop.example/dakpion",
        "production": null
      },
      "created_at": "2026-11-25T16:09:45.697+06:00",
      "updated_at": "2026-11-25T16:09:45.775+06:00",
      "storage": {
        "sandbox": {
          "stored_bytes": 30999,
          "limit_bytes": 2147483648
        },
        "production": {
          "stored_bytes": 0,
          "limit_bytes": 1048576
        }
      }
    }
  },
  "listPartnerUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_tbw817r7a4dyazex8bx1j3d3hk",
          "email": "shop@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T16:09:45.697+06:00"
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
      "user_id": "usr_tbw817r7a4dyazex8bx1j3d3hk",
      "reset_token": "example-of-a-secret",
      "reset_url": "https://api.dakpion.example/dashboard/password-reset#example-of-a-secret",
      "expires_at": "2026-11-25T17:09:54.163+06:00"
    }
  },
  "reencryptSecrets": {
    "status": 200,
    "response": {
      "partner_id": "prt_tbw817r7a4dyazex8bx1j3d3hk",
      "reencrypted": 0,
      "not_decrypted": 0
    }
  },
  "findOrders": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_tbw817r7a4dyazex8bx1j3d3hk",
          "environment": "sandbox",
          "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_1s2c92vpa2cd4aw4vmztt45qkj",
          "created_at": "2026-11-25T16:09:45.851+06:00",
          "updated_at": "2026-11-25T16:09:47.883+06:00"
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
      "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
      "view_rewritten": false,
      "published_event_ids": []
    }
  },
  "listAllWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_tbw817r7a4dyazex8bx1j3d3hk",
          "environment": "sandbox",
          "delivery_id": "dlv_1e9b2da5a8d44af18f1b46afba9a259c",
          "order_id": "ord_9gfhzr9nm6mrfvjqyk4n7s13v0",
          "event": "COMPLETED",
          "event_id": "evt_1e9b2da5a8d44af18f1b46afba9a259c",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "status": "delivered",
          "next_attempt_at": null,
          "created_at": "2026-11-25T16:09:51.149+06:00",
          "updated_at": "2026-11-25T16:09:51.166+06:00",
          "attempt_count": 1,
          "last_attempt": {
            "number": 1,
            "started_at": "2026-11-25T16:09:51.149+06:00",
            "duration_ms": 17,
            "response_status": 200,
            "error": null,
            "response_excerpt": null
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
          "delivery_id": "dlv_1e9b2da5a8d44af18f1b46afba9a259c",
          "order_id": "ord_9gfhzr9nm6mrfvjqyk4n7s13v0",
          "event": "COMPLETED",
          "event_id": "evt_1e9b2da5a8d44af18f1b46afba9a259c",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-25T16:09:51.149+06:00",
              "duration_ms": 17,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-25T16:09:51.149+06:00",
          "updated_at": "2026-11-25T16:09:51.166+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 14,
        "total_pages": 14,
        "has_more": true
      }
    }
  },
  "getPartnerWebhook": {
    "status": 200,
    "response": {
      "delivery_id": "dlv_5666dd2c2e75439b8840c1b4b6171af5",
      "order_id": "ord_9gfhzr9nm6mrfvjqyk4n7s13v0",
      "event": "ORDER_CREATED",
      "event_id": "evt_5666dd2c2e75439b8840c1b4b6171af5",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-25T16:09:49.532+06:00",
          "duration_ms": 53,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        },
        {
          "number": 2,
          "started_at": "2026-11-25T16:09:50.154+06:00",
          "duration_ms": 7,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 2,
      "next_attempt_at": null,
      "created_at": "2026-11-25T16:09:49.531+06:00",
      "updated_at": "2026-11-25T16:09:50.161+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_5666dd2c2e75439b8840c1b4b6171af5",
          "webhook-timestamp": "1795601390",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_5666dd2c2e75439b8840c1b4b6171af5\",\"sequence\":1,\"order_id\":\"ord_9gfhzr9nm6mrfvjqyk4n7s13v0\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-25T16:09:49.514+06:00\",\"updated_at\":\"2026-11-25T16:09:49.514+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_9yjefmrk3wkcmwrk6kjtn1aexn\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NjAyMjg5NTE0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.EljOpXJyhc4TjMMMnQ364MoUlBsxHvpxK1xJytl2LM8\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-25T16:24:49.514+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_0jjsq470q80r5q19yd1pwbvsmg\"}"
      }
    }
  },
  "redeliverPartnerWebhook": {
    "status": 202,
    "response": {
      "delivery_id": "dlv_5666dd2c2e75439b8840c1b4b6171af5",
      "accepted": 1
    }
  },
  "redeliverPartnerWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_cvbrcrdv19ez63bk09petywapp",
      "requested_at": "2026-11-25T16:09:54.874+06:00",
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
      "redelivery_id": "rdl_cvbrcrdv19ez63bk09petywapp",
      "requested_at": "2026-11-25T16:09:54.874+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-25T16:09:54.926+06:00"
    }
  },
  "getPartnerUsage": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "currency": "BDT",
      "time_zone": "Asia/Dhaka",
      "from": "2026-10-27",
      "to": "2026-11-25",
      "storage": {
        "stored_bytes": 31271,
        "limit_bytes": 2147483648
      },
      "totals": {
        "created": {
          "orders": 3,
          "total_price": 411
        },
        "completed": {
          "orders": 2,
          "total_price": 274
        },
        "cancelled": {
          "orders": 1,
          "total_price": 137
        },
        "retried": {
          "orders": 1,
          "total_price": 137
        },
        "webhook_attempts": 16
      },
      "data": [
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
          "date": "2026-11-25",
          "created": {
            "orders": 3,
            "total_price": 411
          },
          "completed": {
            "orders": 2,
            "total_price": 274
          },
          "cancelled": {
            "orders": 1,
            "total_price": 137
          },
          "retried": {
            "orders": 1,
            "total_price": 137
          },
          "webhook_attempts": 16
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
        "orders": 2,
        "total_price": 274
      },
      "data": [
        {
          "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-25T16:09:45.851+06:00",
          "completed_at": "2026-11-25T16:09:47.882+06:00",
          "charged_at": "2026-11-25T16:09:47.883+06:00",
          "total_price": 137
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
  "listPartnerRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "time": "2026-11-25T16:09:50.282+06:00",
          "method": "GET",
          "path": "/v1/business/statements/0000-00",
          "query": "limit=1",
          "status": 200,
          "problem_code": null,
          "duration_ms": 1.3,
          "request_id": "req_wj4we952q940181gq9yapgz8sb",
          "idempotency_key": null,
          "api_key_last_four": "H4te",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795601390282.log_n320y0s7rdbwkymnq59pe0j976",
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
          "events_behind": 0,
          "seconds_behind": 0
        },
        {
          "follower": "order-views-projection",
          "events_behind": 0,
          "seconds_behind": 0
        },
        {
          "follower": "order-event-index",
          "events_behind": 0,
          "seconds_behind": 0
        },
        {
          "follower": "webhook-deliveries",
          "events_behind": 2,
          "seconds_behind": 0.488
        },
        {
          "follower": "partners",
          "events_behind": 0,
          "seconds_behind": 0
        },
        {
          "follower": "dispatch-open-orders",
          "events_behind": 0,
          "seconds_behind": 0
        },
        {
          "follower": "robot-courier-courses",
          "events_behind": 0,
          "seconds_behind": 0
        },
        {
          "follower": "order-usage",
          "events_behind": 0,
          "seconds_behind": 0
        },
        {
          "follower": "webhook-usage",
          "events_behind": 0,
          "seconds_behind": 0
        }
      ]
    }
  },
  "rebuildProjection": {
    "status": 202,
    "response": {
      "projection": "order-event-index",
      "builds": [
        {
          "number": 1,
          "version": 1,
          "state": "serving",
          "began_at": "2026-11-25T16:15:35.568+06:00",
          "completed_at": "2026-11-25T16:15:35.568+06:00",
          "percent": null,
          "events_per_second": null
        },
        {
          "number": 2,
          "version": 1,
          "state": "building",
          "began_at": "2026-11-25T16:16:04.041+06:00",
          "completed_at": null,
          "percent": null,
          "events_per_second": null
        }
      ]
    }
  },
  "listProjections": {
    "status": 200,
    "response": {
      "data": [
        {
          "projection": "order-views-projection",
          "builds": [
            {
              "number": 3,
              "version": 3,
              "state": "serving",
              "began_at": "2026-11-25T16:15:35.571+06:00",
              "completed_at": "2026-11-25T16:15:35.571+06:00",
              "percent": null,
              "events_per_second": null
            }
          ]
        },
        {
          "projection": "order-event-index",
          "builds": [
            {
              "number": 1,
              "version": 1,
              "state": "serving",
              "began_at": "2026-11-25T16:15:35.568+06:00",
              "completed_at": "2026-11-25T16:15:35.568+06:00",
              "percent": null,
              "events_per_second": null
            },
            {
              "number": 2,
              "version": 1,
              "state": "building",
              "began_at": "2026-11-25T16:16:04.041+06:00",
              "completed_at": null,
              "percent": null,
              "events_per_second": null
            }
          ]
        },
        {
          "projection": "order-usage",
          "builds": [
            {
              "number": 2,
              "version": 2,
              "state": "serving",
              "began_at": "2026-11-25T16:15:35.568+06:00",
              "completed_at": "2026-11-25T16:15:35.568+06:00",
              "percent": null,
              "events_per_second": null
            }
          ]
        },
        {
          "projection": "webhook-deliveries",
          "builds": [
            {
              "number": 2,
              "version": 2,
              "state": "serving",
              "began_at": "2026-11-25T16:15:35.801+06:00",
              "completed_at": "2026-11-25T16:15:35.801+06:00",
              "percent": null,
              "events_per_second": null
            }
          ]
        },
        {
          "projection": "webhook-usage",
          "builds": [
            {
              "number": 2,
              "version": 2,
              "state": "serving",
              "began_at": "2026-11-25T16:15:35.800+06:00",
              "completed_at": "2026-11-25T16:15:35.800+06:00",
              "percent": null,
              "events_per_second": null
            }
          ]
        }
      ]
    }
  },
  "postOperatorRiderEvents": {
    "request": [
      {
        "event_id": "ord_h17thck2vyzc90vdmkf7ffsz90-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_h17thck2vyzc90vdmkf7ffsz90",
        "occurred_at": "2026-11-25T10:09:55.315Z",
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
          "letter_id": "dispatch.rider-events.v1:1",
          "topic": "dispatch.rider-events.v1",
          "key": "ord_h17thck2vyzc90vdmkf7ffsz90",
          "type": "RIDER_ACCEPTED",
          "reason": "other_rider",
          "detail": "The order's rider is 4711.",
          "group": "dispatch",
          "tries": 1,
          "dead_at": "2026-11-25T16:09:55.448+06:00",
          "status": "open",
          "decision": null
        }
      ],
      "next_after": "dispatch.rider-events.v1:1"
    }
  },
  "getDeadLetter": {
    "status": 200,
    "response": {
      "letter_id": "dispatch.rider-events.v1:1",
      "topic": "dispatch.rider-events.v1",
      "key": "ord_h17thck2vyzc90vdmkf7ffsz90",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T16:09:55.448+06:00",
      "status": "open",
      "decision": null,
      "headers": {
        "correlation-id": "req_8a7m11vhdp2bghcanjps8tqn6h",
        "received-at": "1795601395431"
      },
      "size": 382,
      "text": "{\"event_id\":\"ord_h17thck2vyzc90vdmkf7ffsz90-RIDER_ACCEPTED-a\",\"type\":\"RIDER_ACCEPTED\",\"order_id\":\"ord_h17thck2vyzc90vdmkf7ffsz90\",\"occurred_at\":\"2026-11-25T10:09:55.403Z\",\"rider\":{\"rider_id\":1,\"name\":\"Karim Uddin\",\"phone_number\":\"01811111111\",\"driver_type\":1,\"is_freelancer\":false},\"location\":{\"latitude\":23.75,\"longitude\":90.38},\"time_to_pickup\":null,\"duration\":null,\"reason\":null}",
      "bytes": "eyJldmVudF9pZCI6Im9yZF9oMTd0aGNrMnZ5emM5MHZkbWtmN2Zmc3o5MC1SSURFUl9BQ0NFUFRFRC1hIiwidHlwZSI6IlJJREVSX0FDQ0VQVEVEIiwib3JkZXJfaWQiOiJvcmRfaDE3dGhjazJ2eXpjOTB2ZG1rZjdmZnN6OTAiLCJvY2N1cnJlZF9hdCI6IjIwMjYtMTEtMjVUMTA6MDk6NTUuNDAzWiIsInJpZGVyIjp7InJpZGVyX2lkIjoxLCJuYW1lIjoiS2FyaW0gVWRkaW4iLCJwaG9uZV9udW1iZXIiOiIwMTgxMTExMTExMSIsImRyaXZlcl90eXBlIjoxLCJpc19mcmVlbGFuY2VyIjpmYWxzZX0sImxvY2F0aW9uIjp7ImxhdGl0dWRlIjoyMy43NSwibG9uZ2l0dWRlIjo5MC4zOH0sInRpbWVfdG9fcGlja3VwIjpudWxsLCJkdXJhdGlvbiI6bnVsbCwicmVhc29uIjpudWxsfQ=="
    }
  },
  "dropDeadLetter": {
    "request": {
      "reason": "The phone of the rider was swapped."
    },
    "status": 200,
    "response": {
      "letter_id": "dispatch.rider-events.v1:1",
      "topic": "dispatch.rider-events.v1",
      "key": "ord_h17thck2vyzc90vdmkf7ffsz90",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T16:09:55.448+06:00",
      "status": "dropped",
      "decision": {
        "outcome": "dropped",
        "decided_at": "2026-11-25T16:09:55.652+06:00",
        "actor": {
          "kind": "operator",
          "name": "OPERATOR_TOKEN"
        },
        "reason": "The phone of the rider was swapped."
      }
    }
  },
  "replayDeadLetter": {
    "status": 200,
    "response": {
      "letter_id": "dispatch.rider-events.v1:2",
      "topic": "dispatch.rider-events.v1",
      "key": "ord_h17thck2vyzc90vdmkf7ffsz90",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T16:09:55.477+06:00",
      "status": "replayed",
      "decision": {
        "outcome": "replayed",
        "decided_at": "2026-11-25T16:09:56.101+06:00",
        "actor": {
          "kind": "operator",
          "name": "OPERATOR_TOKEN"
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
      "partner_id": "prt_qpkc94913a2tqn7jcaj0z7xhy0",
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
      "partner_id": "prt_qpkc94913a2tqn7jcaj0z7xhy0",
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
            "key_id": "key_hk1ree6ktnxre324sp6kpe0vpx",
            "last_four": "I8i2",
            "issued_at": "2026-11-25T16:09:56.832+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_dfxxgzan62t8p8ghnht0nnv485",
            "last_four": "7zNf",
            "issued_at": "2026-11-25T16:09:56.832+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T16:09:56.832+06:00",
      "updated_at": "2026-11-25T16:09:56.857+06:00"
    }
  },
  "rotateApiKey": {
    "status": 200,
    "response": {
      "partner_id": "prt_qpkc94913a2tqn7jcaj0z7xhy0",
      "environment": "sandbox",
      "key_id": "key_nbpv9bm77yfmy5q64fp3dhthk6",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-26T16:09:56.878+06:00"
    }
  },
  "revokeApiKeys": {
    "status": 200,
    "response": {
      "partner_id": "prt_qpkc94913a2tqn7jcaj0z7xhy0",
      "environment": "sandbox",
      "key_id": "key_6kn6g07resvzjqs4739xq6e6xg",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "rotateWebhookSecret": {
    "status": 200,
    "response": {
      "partner_id": "prt_qpkc94913a2tqn7jcaj0z7xhy0",
      "environment": "sandbox",
      "signing_secret": "whsec_ZXhhbXBsZQ==",
      "token": "whtok_example",
      "previous_expires_at": "2026-11-26T16:09:56.909+06:00"
    }
  },
  "suspendPartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_qpkc94913a2tqn7jcaj0z7xhy0",
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
            "key_id": "key_6kn6g07resvzjqs4739xq6e6xg",
            "last_four": "DtWR",
            "issued_at": "2026-11-25T16:09:56.896+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_nbpv9bm77yfmy5q64fp3dhthk6",
            "last_four": "oSxM",
            "issued_at": "2026-11-25T16:09:56.878+06:00",
            "expires_at": "2026-11-25T16:09:56.896+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_hk1ree6ktnxre324sp6kpe0vpx",
            "last_four": "I8i2",
            "issued_at": "2026-11-25T16:09:56.832+06:00",
            "expires_at": "2026-11-25T16:09:56.896+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_dfxxgzan62t8p8ghnht0nnv485",
            "last_four": "7zNf",
            "issued_at": "2026-11-25T16:09:56.832+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T16:09:56.832+06:00",
      "updated_at": "2026-11-25T16:09:56.923+06:00"
    }
  },
  "resumePartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_qpkc94913a2tqn7jcaj0z7xhy0",
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
            "key_id": "key_6kn6g07resvzjqs4739xq6e6xg",
            "last_four": "DtWR",
            "issued_at": "2026-11-25T16:09:56.896+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_nbpv9bm77yfmy5q64fp3dhthk6",
            "last_four": "oSxM",
            "issued_at": "2026-11-25T16:09:56.878+06:00",
            "expires_at": "2026-11-25T16:09:56.896+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_hk1ree6ktnxre324sp6kpe0vpx",
            "last_four": "I8i2",
            "issued_at": "2026-11-25T16:09:56.832+06:00",
            "expires_at": "2026-11-25T16:09:56.896+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_dfxxgzan62t8p8ghnht0nnv485",
            "last_four": "7zNf",
            "issued_at": "2026-11-25T16:09:56.832+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-25T16:09:56.942+06:00"
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T16:09:56.832+06:00",
      "updated_at": "2026-11-25T16:09:57.005+06:00"
    }
  },
  "listDispatchRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "type": "RiderWanted",
          "event_id": "evt_750eac66deab4f5895c4f18269de217c",
          "order_id": "ord_h17thck2vyzc90vdmkf7ffsz90",
          "requested_at": "2026-11-25T16:09:55.258+06:00",
          "sandbox_scenario": null,
          "order": {
            "order_id": "ord_h17thck2vyzc90vdmkf7ffsz90",
            "environment": "production",
            "partner_reference_id": null,
            "attempt": 1,
            "created_at": "2026-11-25T16:09:55.257+06:00",
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
        "event_id": "ord_2kvfjxjgzaag0frs5p61skj947-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_2kvfjxjgzaag0frs5p61skj947",
        "occurred_at": "2026-11-25T10:09:57.294Z",
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
        "user_id": "usr_5fhe9eqn6jwqfjgq7sz1dp8z70",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T16:09:58.098+06:00"
      },
      "partner": {
        "partner_id": "prt_5fhe9eqn6jwqfjgq7sz1dp8z70",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T04:09:58.807+06:00",
      "idle_expires_at": "2026-11-25T16:39:58.807+06:00"
    }
  },
  "getSession": {
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_5fhe9eqn6jwqfjgq7sz1dp8z70",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T16:09:58.098+06:00"
      },
      "partner": {
        "partner_id": "prt_5fhe9eqn6jwqfjgq7sz1dp8z70",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T04:09:58.807+06:00",
      "idle_expires_at": "2026-11-25T16:39:58.807+06:00"
    }
  },
  "inviteUser": {
    "request": {
      "email": "colleague@example.com",
      "role": "read_only"
    },
    "status": 201,
    "response": {
      "user_id": "usr_q9p2dsrdvz7jnmzqwpjrjq137g",
      "invitation_token": "example-of-a-secret",
      "invitation_url": "https://api.dakpion.example/dashboard/invitation#example-of-a-secret",
      "expires_at": "2026-12-02T16:09:59.597+06:00"
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
      "user_id": "usr_q9p2dsrdvz7jnmzqwpjrjq137g",
      "email": "colleague@example.com",
      "role": "read_only",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "en",
      "added_at": "2026-11-25T16:09:59.597+06:00"
    }
  },
  "listUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_5fhe9eqn6jwqfjgq7sz1dp8z70",
          "email": "owner@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T16:09:58.098+06:00"
        },
        {
          "user_id": "usr_q9p2dsrdvz7jnmzqwpjrjq137g",
          "email": "colleague@example.com",
          "role": "read_only",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T16:09:59.597+06:00"
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
        "user_id": "usr_5fhe9eqn6jwqfjgq7sz1dp8z70",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T16:09:58.098+06:00"
      },
      "partner": {
        "partner_id": "prt_5fhe9eqn6jwqfjgq7sz1dp8z70",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T04:10:09.580+06:00",
      "idle_expires_at": "2026-11-25T16:40:09.580+06:00"
    }
  },
  "setLanguage": {
    "request": {
      "language": "bn"
    },
    "status": 200,
    "response": {
      "user_id": "usr_5fhe9eqn6jwqfjgq7sz1dp8z70",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "bn",
      "added_at": "2026-11-25T16:09:58.098+06:00"
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
      "totp_code": "596447"
    },
    "status": 200,
    "response": {
      "user_id": "usr_5fhe9eqn6jwqfjgq7sz1dp8z70",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": true,
      "language": "bn",
      "added_at": "2026-11-25T16:09:58.098+06:00"
    }
  },
  "listKeys": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "key_id": "key_nprsc9bhwnx80jxe2jwse42hjm",
          "last_four": "Hl9E",
          "issued_at": "2026-11-25T16:09:58.098+06:00",
          "expires_at": null,
          "last_used_at": null
        },
        {
          "environment": "production",
          "key_id": "key_d79b6eawpjhb2p0xv1hyq14b77",
          "last_four": "DsRy",
          "issued_at": "2026-11-25T16:09:58.098+06:00",
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
      "key_id": "key_mm38qnte0j9jdd2h7s1dbn53bv",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-26T16:10:10.374+06:00"
    }
  },
  "revokeKeys": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "key_id": "key_x4jbs7sp0cnsn4q11tfxpwpjc8",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "listWebhookSecrets": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "issued_at": "2026-11-25T16:09:58.098+06:00",
          "expires_at": null
        },
        {
          "environment": "production",
          "issued_at": "2026-11-25T16:09:58.098+06:00",
          "expires_at": null
        }
      ],
      "shared_secrets": [
        {
          "environment": "sandbox",
          "origin": null,
          "issued_at": "2026-11-25T16:09:58.098+06:00",
          "former_until": null
        },
        {
          "environment": "production",
          "origin": null,
          "issued_at": "2026-11-25T16:09:58.098+06:00",
          "former_until": null
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
      "previous_expires_at": "2026-11-26T16:10:10.464+06:00"
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
        "user_id": "usr_s1tfkt03ycp2v8x2tfyg5px27h",
        "email": "demo@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T16:09:31.842+06:00"
      },
      "partner": {
        "partner_id": "prt_s1tfkt03ycp2v8x2tfyg5px27h",
        "name": "Demonstration shop"
      },
      "expires_at": "2026-11-26T04:10:14.668+06:00",
      "idle_expires_at": "2026-11-25T16:40:14.668+06:00"
    }
  }
};

/** The problem of each code that the recording could cause. */
export const recordedProblems: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "confirmation_required": {
    "type": "https://api.dakpion.example/problems/confirmation_required",
    "title": "Confirmation required",
    "status": 403,
    "detail": "Send the password or a one-time code to POST /v1/dashboard/session/confirm, then send this request again.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "confirmation_required",
    "request_id": "req_9h9tr7ztzkys4mw17zbwvy9q02"
  },
  "quotation_expired": {
    "type": "https://api.dakpion.example/problems/quotation_expired",
    "title": "Quotation expired",
    "status": 422,
    "detail": "The quotation expired at 2026-11-25T16:24:33.012+06:00. Request a new quotation, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_expired",
    "request_id": "req_b803gsz5mnbs5svj204bxd4pn4",
    "expired_at": "2026-11-25T16:24:33.012+06:00"
  },
  "temporarily_unavailable": {
    "type": "https://api.dakpion.example/problems/temporarily_unavailable",
    "title": "Temporarily unavailable",
    "status": 503,
    "detail": "The service did not answer in time. Send the same request again after 2 seconds. Repeating this request is safe.",
    "instance": "/v1/business/order/ord_yq5btx981as2b0bf46bxcme34h",
    "code": "temporarily_unavailable",
    "request_id": "req_dcpevpsxj97jw1pnyfjjwnvwaf",
    "retry_after": 2
  },
  "auditor_may_only_read": {
    "type": "https://api.dakpion.example/problems/auditor_may_only_read",
    "title": "Auditors may only read",
    "status": 403,
    "detail": "The token belongs to an auditor, who may only read. Use the token of an operator.",
    "instance": "/v1/operator/tokens",
    "code": "auditor_may_only_read",
    "request_id": "req_w7g8xes56pth24gzktck7bcrh5"
  },
  "operator_token_exists": {
    "type": "https://api.dakpion.example/problems/operator_token_exists",
    "title": "Operator token exists",
    "status": 409,
    "detail": "A token named Rahim exists already. Choose another name, or revoke that token first.",
    "instance": "/v1/operator/tokens",
    "code": "operator_token_exists",
    "request_id": "req_3qqpz4a00dentcsk806f7hwhyj",
    "name": "Rahim"
  },
  "operator_token_not_found": {
    "type": "https://api.dakpion.example/problems/operator_token_not_found",
    "title": "Operator token not found",
    "status": 404,
    "detail": "There is no operator token opt_q5j61mt957h48sq3c5p6my2zeb. To list all tokens, use GET /v1/operator/tokens.",
    "instance": "/v1/operator/tokens/opt_q5j61mt957h48sq3c5p6my2zeb",
    "code": "operator_token_not_found",
    "request_id": "req_jt7qrafc22ww3z2d7ja20a0cx2",
    "token_id": "opt_q5j61mt957h48sq3c5p6my2zeb"
  },
  "too_many_operator_tokens": {
    "type": "https://api.dakpion.example/problems/too_many_operator_tokens",
    "title": "Too many operator tokens",
    "status": 409,
    "detail": "There are 100 tokens, which is the limit. Revoke a token first.",
    "instance": "/v1/operator/tokens",
    "code": "too_many_operator_tokens",
    "request_id": "req_jqr0ezcjw8t3e21z6qrdmq3a20",
    "limit": 100
  },
  "dead_letter_settled": {
    "type": "https://api.dakpion.example/problems/dead_letter_settled",
    "title": "Dead letter already settled",
    "status": 409,
    "detail": "The dead letter was already dropped. See its decision for the time and the reason.",
    "instance": "/v1/operator/dead-letters/dispatch.rider-events.v1:1/replay",
    "code": "dead_letter_settled",
    "request_id": "req_wxnxpczeszyc25ssxjtj11fxxr",
    "letter_id": "dispatch.rider-events.v1:1",
    "letter_status": "dropped"
  },
  "partner_suspended": {
    "type": "https://api.dakpion.example/problems/partner_suspended",
    "title": "Partner suspended",
    "status": 403,
    "detail": "This account is suspended. Contact the operator to resume the account.",
    "instance": "/v1/business/orders",
    "code": "partner_suspended",
    "request_id": "req_n3ybeznhfy58carhj8a9tyg9ft"
  },
  "dispatch_unauthorized": {
    "type": "https://api.dakpion.example/problems/dispatch_unauthorized",
    "title": "Dispatch token missing or invalid",
    "status": 401,
    "detail": "Send the dispatch token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/dispatch/requests",
    "code": "dispatch_unauthorized",
    "request_id": "req_zptrag19nwpwrfpcja15xqez0t"
  },
  "link_invalid": {
    "type": "https://api.dakpion.example/problems/link_invalid",
    "title": "Link invalid",
    "status": 404,
    "detail": "The link is not valid any more. Ask for another one.",
    "instance": "/v1/dashboard/invitations/accept",
    "code": "link_invalid",
    "request_id": "req_aaw0seqssarmf4txn8678939rb"
  },
  "user_exists": {
    "type": "https://api.dakpion.example/problems/user_exists",
    "title": "User exists",
    "status": 409,
    "detail": "A user with this e-mail address has already joined. Nothing was changed.",
    "instance": "/v1/dashboard/users",
    "code": "user_exists",
    "request_id": "req_vtye5ve3tffg6jcbyr2t4ygmrc"
  },
  "last_owner": {
    "type": "https://api.dakpion.example/problems/last_owner",
    "title": "Last owner",
    "status": 409,
    "detail": "This user is the only owner who can sign in. Make another user an owner first.",
    "instance": "/v1/dashboard/users/usr_5fhe9eqn6jwqfjgq7sz1dp8z70",
    "code": "last_owner",
    "request_id": "req_zyskswwpzh7tm0jrse87g5pj2f"
  },
  "user_not_found": {
    "type": "https://api.dakpion.example/problems/user_not_found",
    "title": "User not found",
    "status": 404,
    "detail": "The user does not exist or has not joined. To list all users, use GET …/users.",
    "instance": "/v1/dashboard/users/usr_00000000000000000000000000",
    "code": "user_not_found",
    "request_id": "req_ncahq0adsas4jm1295eb51w98d"
  },
  "role_not_allowed": {
    "type": "https://api.dakpion.example/problems/role_not_allowed",
    "title": "Not allowed for this role",
    "status": 403,
    "detail": "The role read_only does not permit this request. Ask an owner of this account.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "role_not_allowed",
    "request_id": "req_6tq2w0j38kpgqm4p4mta301x9b",
    "role": "read_only"
  },
  "cross_site_request": {
    "type": "https://api.dakpion.example/problems/cross_site_request",
    "title": "Cross-site request refused",
    "status": 403,
    "detail": "The request does not come from this site. Send it from the dashboard, or with an Origin header that equals the origin of this API.",
    "instance": "/v1/dashboard/session",
    "code": "cross_site_request",
    "request_id": "req_nx3evsz3p3s32n2hm3a0f8czte"
  },
  "session_ended": {
    "type": "https://api.dakpion.example/problems/session_ended",
    "title": "Session ended",
    "status": 401,
    "detail": "The session has ended. Sign in again.",
    "instance": "/v1/dashboard/session",
    "code": "session_ended",
    "request_id": "req_85ybv067tbkf63sqx9858s5h9a"
  },
  "session_required": {
    "type": "https://api.dakpion.example/problems/session_required",
    "title": "Session required",
    "status": 401,
    "detail": "Sign in with POST /v1/dashboard/session. API keys are not accepted here.",
    "instance": "/v1/dashboard/session",
    "code": "session_required",
    "request_id": "req_c2230nbbq3s7g3hvcmdm1hkr5p"
  },
  "sign_in_failed": {
    "type": "https://api.dakpion.example/problems/sign_in_failed",
    "title": "Sign-in failed",
    "status": 401,
    "detail": "The e-mail address, the password or the one-time code is wrong. A one-time code works once. If the password is lost, ask the operator for a reset link.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_failed",
    "request_id": "req_jc7tg1a5v058fk20xpjqrjr6kc"
  },
  "partner_choice_required": {
    "type": "https://api.dakpion.example/problems/partner_choice_required",
    "title": "Partner choice required",
    "status": 409,
    "detail": "Send the request again with partner_id, one of the partners in partners.",
    "instance": "/v1/dashboard/session",
    "code": "partner_choice_required",
    "request_id": "req_mw4nmazy1sg4zq4s3ntyft9m5z",
    "partners": [
      {
        "partner_id": "prt_sxwk76t5kn4d82ssgtc5fmpcz2",
        "name": "Aarong"
      },
      {
        "partner_id": "prt_73yzmx1hawfy8kxdn8f4wh46bd",
        "name": "Deshal"
      }
    ]
  },
  "password_changed": {
    "type": "https://api.dakpion.example/problems/password_changed",
    "title": "Password changed",
    "status": 409,
    "detail": "The password was changed. Sign in again.",
    "instance": "/v1/dashboard/password",
    "code": "password_changed",
    "request_id": "req_9qe70p4wgk54g7nf52bzmc8mht"
  },
  "wrong_password": {
    "type": "https://api.dakpion.example/problems/wrong_password",
    "title": "Wrong password",
    "status": 403,
    "detail": "The present password is wrong. Nothing was changed.",
    "instance": "/v1/dashboard/password",
    "code": "wrong_password",
    "request_id": "req_cn1ggv6eyxhg4akj7q50853248"
  },
  "totp_not_enrolled": {
    "type": "https://api.dakpion.example/problems/totp_not_enrolled",
    "title": "One-time codes not set up",
    "status": 409,
    "detail": "One-time codes are not set up. Begin with POST /v1/dashboard/totp.",
    "instance": "/v1/dashboard/totp/confirm",
    "code": "totp_not_enrolled",
    "request_id": "req_cnc2sb9dh32f5t4675h7by6aqb"
  },
  "totp_active": {
    "type": "https://api.dakpion.example/problems/totp_active",
    "title": "One-time codes already enabled",
    "status": 409,
    "detail": "One-time codes are already enabled. Remove them first.",
    "instance": "/v1/dashboard/totp",
    "code": "totp_active",
    "request_id": "req_2xk58q9gh0wjd218yqs47820q4"
  },
  "totp_required": {
    "type": "https://api.dakpion.example/problems/totp_required",
    "title": "One-time code required",
    "status": 401,
    "detail": "Send the request again with the current one-time code as totp_code.",
    "instance": "/v1/dashboard/session",
    "code": "totp_required",
    "request_id": "req_zhvddxg9tqr316e2nk1f31pd3d"
  },
  "too_many_users": {
    "type": "https://api.dakpion.example/problems/too_many_users",
    "title": "Too many users",
    "status": 409,
    "detail": "The account has 50 users, which is the limit. Remove a user first.",
    "instance": "/v1/dashboard/users",
    "code": "too_many_users",
    "request_id": "req_exa4hcs0gkxbwyknekc9qap22j",
    "limit": 50
  },
  "sign_in_locked": {
    "type": "https://api.dakpion.example/problems/sign_in_locked",
    "title": "Sign-in locked",
    "status": 429,
    "detail": "There were too many failed attempts. Try again after 30 seconds.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_locked",
    "request_id": "req_xtj04ah1wm7tk82w9e5ynpnsq6",
    "retry_after": 30
  },
  "misdirected_request": {
    "type": "https://api.dakpion.example/problems/misdirected_request",
    "title": "Misdirected request",
    "status": 421,
    "detail": "This host name is not served here. Use localhost, 127.0.0.1 or the host of PUBLIC_URL. A reverse proxy must send one of them as Host.",
    "instance": "/v1/business/orders",
    "code": "misdirected_request",
    "request_id": "req_zktf75a0kcc5bcpfmmcy2yagvh"
  },
  "missing_api_key": {
    "type": "https://api.dakpion.example/problems/missing_api_key",
    "title": "API key missing",
    "status": 401,
    "detail": "Send your API key in the X-API-Key header.",
    "instance": "/v1/business/orders",
    "code": "missing_api_key",
    "request_id": "req_svnsqcpv383krz6d3t7tznghy2"
  },
  "invalid_api_key": {
    "type": "https://api.dakpion.example/problems/invalid_api_key",
    "title": "Invalid API key",
    "status": 401,
    "detail": "The API key is not valid. Check that the key is complete, current, and issued for this environment.",
    "instance": "/v1/business/orders",
    "code": "invalid_api_key",
    "request_id": "req_rt1h8vjsvpztvfg968abdm9pxe"
  },
  "malformed_json": {
    "type": "https://api.dakpion.example/problems/malformed_json",
    "title": "Malformed JSON",
    "status": 400,
    "detail": "The body is not valid JSON. Send one JSON value in UTF-8 with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "malformed_json",
    "request_id": "req_kehsjkc32r9peh80b2cs9cek5p"
  },
  "unsupported_media_type": {
    "type": "https://api.dakpion.example/problems/unsupported_media_type",
    "title": "Unsupported media type",
    "status": 415,
    "detail": "Send the body as uncompressed JSON in UTF-8, with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "unsupported_media_type",
    "request_id": "req_thyw9qxjayxxvtptx8wh328d07"
  },
  "payload_too_large": {
    "type": "https://api.dakpion.example/problems/payload_too_large",
    "title": "Payload too large",
    "status": 413,
    "detail": "The body is larger than 65536 bytes. Send a smaller body.",
    "instance": "/v1/business/order/create",
    "code": "payload_too_large",
    "request_id": "req_k2kfcpq4h7bktaq256b072r61x",
    "limit_bytes": 65536
  },
  "validation_failed": {
    "type": "https://api.dakpion.example/problems/validation_failed",
    "title": "Validation failed",
    "status": 422,
    "detail": "The request has 2 errors. Nothing was changed. Correct the fields in errors and send the request again.",
    "instance": "/v1/business/order/create",
    "code": "validation_failed",
    "request_id": "req_dajg4fjk1s8r4v4dey0eyrmev6",
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
    "request_id": "req_dcgqq1fsapsdgbzkm6r0nbz3hx",
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
    "request_id": "req_rh53cz0bmvpry1m8644s71ekfn"
  },
  "quotation_mismatch": {
    "type": "https://api.dakpion.example/problems/quotation_mismatch",
    "title": "Quotation does not match",
    "status": 422,
    "detail": "The quotation has a different parcel_type. Request a new quotation for this delivery, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_mismatch",
    "request_id": "req_xf4tawa8bq3n9ksqyc0cktd9sw",
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
    "request_id": "req_bchdy0fn3ysp942766taqca4e1",
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
    "request_id": "req_wnccap2mvf6dckwh37kkg0caq1",
    "order_id": "ord_unknown"
  },
  "order_not_cancellable": {
    "type": "https://api.dakpion.example/problems/order_not_cancellable",
    "title": "Order cannot be cancelled",
    "status": 409,
    "detail": "The order is COMPLETED. Orders can be cancelled only before pickup. Contact the receiver or the operator.",
    "instance": "/v1/business/order/ord_wkhj27bf2pzf7j1td2pp3snhad/cancel",
    "code": "order_not_cancellable",
    "request_id": "req_8v5xmnncg9j451z20712h96k9y",
    "parcel_status": "COMPLETED"
  },
  "order_not_retryable": {
    "type": "https://api.dakpion.example/problems/order_not_retryable",
    "title": "Order cannot be retried",
    "status": 409,
    "detail": "The order is COMPLETED. Only a CANCELLED order can be retried. To replace this order, cancel it first.",
    "instance": "/v1/business/order/ord_wkhj27bf2pzf7j1td2pp3snhad/retry",
    "code": "order_not_retryable",
    "request_id": "req_77n4ezavnnqtvjbkh4sqje7d35",
    "parcel_status": "COMPLETED"
  },
  "webhook_not_found": {
    "type": "https://api.dakpion.example/problems/webhook_not_found",
    "title": "Webhook not found",
    "status": 404,
    "detail": "The webhook log has no delivery dlv_unknown. To list all deliveries, use GET …/webhooks.",
    "instance": "/v1/business/webhooks/dlv_unknown",
    "code": "webhook_not_found",
    "request_id": "req_aaa11emcf02q0qzny8v3x7s6cf",
    "delivery_id": "dlv_unknown"
  },
  "redelivery_not_found": {
    "type": "https://api.dakpion.example/problems/redelivery_not_found",
    "title": "Redelivery not found",
    "status": 404,
    "detail": "Redelivery red_unknown does not exist. Use the redelivery_id returned by POST …/webhooks/redeliver.",
    "instance": "/v1/business/webhooks/redeliveries/red_unknown",
    "code": "redelivery_not_found",
    "request_id": "req_aa2kxq0t9zztyfqg5dhfjyccnd",
    "redelivery_id": "red_unknown"
  },
  "not_found": {
    "type": "https://api.dakpion.example/problems/not_found",
    "title": "Not found",
    "status": 404,
    "detail": "The path does not exist. Check the path against the documentation. API paths begin with /v1.",
    "instance": "/v1/business/order/ord_unknown/map",
    "code": "not_found",
    "request_id": "req_tbss31jps4s4n6hwa2cjr2325q"
  },
  "malformed_request": {
    "type": "https://api.dakpion.example/problems/malformed_request",
    "title": "Malformed request",
    "status": 400,
    "detail": "The request could not be read. Check the encoding of the path and the Content-Length header.",
    "instance": "/v1/business/order/%zz",
    "code": "malformed_request",
    "request_id": "req_b969jz1hbk3saqc6pdgvxkkb02"
  },
  "test_under_way": {
    "type": "https://api.dakpion.example/problems/test_under_way",
    "title": "Test webhook in progress",
    "status": 429,
    "detail": "Another test webhook is waiting for a response. This test was not sent. Send the request again after 6 seconds.",
    "instance": "/v1/business/webhooks/test",
    "code": "test_under_way",
    "request_id": "req_3x5jbkktm7a77p4w0kc1aysfam",
    "retry_after": 6
  },
  "expired_api_key": {
    "type": "https://api.dakpion.example/problems/expired_api_key",
    "title": "API key expired",
    "status": 401,
    "detail": "This API key was replaced and is no longer valid. Use the key issued by the last rotation.",
    "instance": "/v1/business/orders",
    "code": "expired_api_key",
    "request_id": "req_jq4mkydqmvp0wfvwwyxstwkzw4"
  },
  "operator_unauthorized": {
    "type": "https://api.dakpion.example/problems/operator_unauthorized",
    "title": "Operator token missing or invalid",
    "status": 401,
    "detail": "Send the operator token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/operator/partners",
    "code": "operator_unauthorized",
    "request_id": "req_xpv2apb41fw940enpysyjk6cx4"
  },
  "partner_not_found": {
    "type": "https://api.dakpion.example/problems/partner_not_found",
    "title": "Partner not found",
    "status": 404,
    "detail": "Partner prt_unknown does not exist. To list all partners, use GET /v1/operator/partners.",
    "instance": "/v1/operator/partners/prt_unknown/suspend",
    "code": "partner_not_found",
    "request_id": "req_h8t3ry5zdky02wn3z9jhmtpra9",
    "partner_id": "prt_unknown"
  },
  "dead_letter_not_found": {
    "type": "https://api.dakpion.example/problems/dead_letter_not_found",
    "title": "Dead letter not found",
    "status": 404,
    "detail": "Dead letter unknown does not exist or was deleted. To list all dead letters, use GET /v1/operator/dead-letters.",
    "instance": "/v1/operator/dead-letters/unknown/replay",
    "code": "dead_letter_not_found",
    "request_id": "req_v248fgbzgb6mf1jmbce17jwwtd",
    "letter_id": "unknown"
  },
  "parked_stream_not_found": {
    "type": "https://api.dakpion.example/problems/parked_stream_not_found",
    "title": "Parked stream not found",
    "status": 404,
    "detail": "The follower order-views has not parked the stream order-1. To list all parked streams, use GET /v1/operator/parked.",
    "instance": "/v1/operator/parked/order-views/order-1/release",
    "code": "parked_stream_not_found",
    "request_id": "req_fzyqs28keq1wrkbksj6bk2pdv2",
    "follower": "order-views",
    "stream": "order-1"
  },
  "storage_limit_reached": {
    "type": "https://api.dakpion.example/problems/storage_limit_reached",
    "title": "Storage limit reached",
    "status": 403,
    "detail": "The orders and webhooks of this account and environment take 1 MiB, which is the limit. Nothing was changed. Existing orders and their webhooks continue. Contact the operator to raise the limit.",
    "instance": "/v1/business/order/create",
    "code": "storage_limit_reached",
    "request_id": "req_y4400rfz2hcy9zrqerp477nmbf",
    "limit_mb": 1
  },
  "rate_limited": {
    "type": "https://api.dakpion.example/problems/rate_limited",
    "title": "Too many requests",
    "status": 429,
    "detail": "Too many requests. Send the request again after 60 seconds.",
    "instance": "/v1/business/orders",
    "code": "rate_limited",
    "request_id": "req_kf47t3k3fm026yvqtkx95annkt",
    "retry_after": 60
  }
};

/** The body of a webhook of each event. */
export const recordedWebhooks: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "ORDER_CREATED": {
    "event_type": "ORDER_CREATED",
    "event": "ORDER_CREATED",
    "event_id": "evt_d846064bee0047d69d7b5925a7057969",
    "sequence": 1,
    "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
    "partner_reference_id": null,
    "status": "PENDING",
    "parcel_status": "PENDING",
    "previous_status": null,
    "timestamp": "2026-11-25T16:09:45.851+06:00",
    "updated_at": "2026-11-25T16:09:45.851+06:00",
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
      "quotation_id": "quo_WzEsMCwxNzk1NjAyMjg1ODI0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.H2JjtDFHalC0a5hMoQBNROasNtBhhkrul1P-UgxlfkE",
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
      "expires_at": "2026-11-25T16:24:45.824+06:00"
    },
    "tracking_url": "https://api.dakpion.example/track/trk_1s2c92vpa2cd4aw4vmztt45qkj"
  },
  "ASSIGNED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "ASSIGNED",
    "event_id": "evt_eef86d120bd64e5ea411aac68ea1974e",
    "sequence": 2,
    "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
    "partner_reference_id": null,
    "status": "ASSIGNED",
    "parcel_status": "ASSIGNED",
    "previous_status": "PENDING",
    "timestamp": "2026-11-25T16:09:46.134+06:00",
    "updated_at": "2026-11-25T16:09:46.162+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 951298,
    "rider_latitude": 23.757149,
    "rider_longitude": 90.367148,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "driver_info": {
      "rider_id": 951298,
      "name": "Jamal Hossain",
      "phone_number": "01056250924",
      "driver_type": 1,
      "is_freelancer": false,
      "latitude": 23.757149,
      "longitude": 90.367148,
      "location_updated_at": "2026-11-25T16:09:46.134+06:00"
    }
  },
  "ACCEPTED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "ACCEPTED",
    "event_id": "evt_bb3490a38550436596f21ed9430b9235",
    "sequence": 3,
    "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
    "partner_reference_id": null,
    "status": "ACCEPTED",
    "parcel_status": "ACCEPTED",
    "previous_status": "ASSIGNED",
    "timestamp": "2026-11-25T16:09:46.499+06:00",
    "updated_at": "2026-11-25T16:09:46.537+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 951298,
    "rider_latitude": 23.757149,
    "rider_longitude": 90.367148,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "driver_info": {
      "rider_id": 951298,
      "name": "Jamal Hossain",
      "phone_number": "01056250924",
      "driver_type": 1,
      "is_freelancer": false,
      "latitude": 23.757149,
      "longitude": 90.367148,
      "location_updated_at": "2026-11-25T16:09:46.499+06:00"
    },
    "eta": "2026-11-25T16:36:46.499+06:00"
  },
  "STARTED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "STARTED",
    "event_id": "evt_658e14c3b5b14ff3acb71c4611035d6c",
    "sequence": 4,
    "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
    "partner_reference_id": null,
    "status": "STARTED",
    "parcel_status": "STARTED",
    "previous_status": "ACCEPTED",
    "timestamp": "2026-11-25T16:09:46.709+06:00",
    "updated_at": "2026-11-25T16:09:46.710+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 951298,
    "rider_latitude": 23.757149,
    "rider_longitude": 90.367148,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "eta": "2026-11-25T16:36:46.709+06:00"
  },
  "PICKED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "PICKED",
    "event_id": "evt_3fe629deff914777a1b900c926ef6261",
    "sequence": 5,
    "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
    "partner_reference_id": null,
    "status": "PICKED",
    "parcel_status": "PICKED",
    "previous_status": "STARTED",
    "timestamp": "2026-11-25T16:09:47.004+06:00",
    "updated_at": "2026-11-25T16:09:47.004+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 951298,
    "rider_latitude": 23.7461,
    "rider_longitude": 90.3742,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 0,
    "duration": 19,
    "metadata": {}
  },
  "COMPLETED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "COMPLETED",
    "event_id": "evt_758d5fb12ddc44b39f5c7a83ca86a4a5",
    "sequence": 6,
    "order_id": "ord_wkhj27bf2pzf7j1td2pp3snhad",
    "partner_reference_id": null,
    "status": "COMPLETED",
    "parcel_status": "COMPLETED",
    "previous_status": "PICKED",
    "timestamp": "2026-11-25T16:09:47.882+06:00",
    "updated_at": "2026-11-25T16:09:47.883+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 951298,
    "rider_latitude": 23.7806,
    "rider_longitude": 90.4193,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 0,
    "duration": 0,
    "metadata": {}
  },
  "CANCELLED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "CANCELLED",
    "event_id": "evt_b03ae6559de94e4c80b4612efdbaba57",
    "sequence": 2,
    "order_id": "ord_9yjefmrk3wkcmwrk6kjtn1aexn",
    "partner_reference_id": null,
    "status": "CANCELLED",
    "parcel_status": "CANCELLED",
    "previous_status": "PENDING",
    "timestamp": "2026-11-25T16:09:49.210+06:00",
    "updated_at": "2026-11-25T16:09:49.210+06:00",
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
    "cancellation_reason": "The customer has changed their mind",
    "cancelled_by": "partner"
  }
};
