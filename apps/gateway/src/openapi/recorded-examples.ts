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
      "quotation_id": "quo_WzEsMCwxNzk1NjE3ODY2NzIzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.sQN1qYrA3IrKsWFzPLHcQ8hIT9cVE7NLE2UAwVDLpAQ",
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
      "expires_at": "2026-11-25T20:44:26.723+06:00"
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
      "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_gz3csc9dq3yx87t6pfpcrwq08p",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjE3ODY2NzM3LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2vccK7HDmka7h83uSXWv0srRzIcT-j3JFhRQOL-rmrE",
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
        "expires_at": "2026-11-25T20:44:26.737+06:00"
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
      "created_at": "2026-11-25T20:29:26.739+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-25T20:29:26.739+06:00"
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
            "order_id": "ord_pp4q036cs6pfrg0wk9yg60rv91",
            "partner_reference_id": null,
            "parcel_status": "PENDING",
            "previous_status": null,
            "total_price": 137,
            "receiver_name": "রহিমা খাতুন",
            "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
            "driver_type": 1,
            "tracking_url": "https://api.dakpion.example/track/trk_98rggsv1hnrrzpf6j6vfrg0y5e",
            "created_at": "2026-11-25T20:29:27.015+06:00",
            "updated_at": "2026-11-25T20:29:27.015+06:00"
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
      "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_gz3csc9dq3yx87t6pfpcrwq08p",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjE3ODY2NzM3LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2vccK7HDmka7h83uSXWv0srRzIcT-j3JFhRQOL-rmrE",
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
        "expires_at": "2026-11-25T20:44:26.737+06:00"
      },
      "driver_info": {
        "rider_id": 942557,
        "name": "Mizanur Rahman",
        "phone_number": "01083031315",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-25T20:29:28.800+06:00"
      },
      "rider_id": 942557,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-25T20:29:26.739+06:00",
      "assigned_at": "2026-11-25T20:29:26.997+06:00",
      "accepted_at": "2026-11-25T20:29:27.153+06:00",
      "started_at": "2026-11-25T20:29:27.378+06:00",
      "picked_at": "2026-11-25T20:29:28.184+06:00",
      "completed_at": "2026-11-25T20:29:28.800+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-25T20:29:28.800+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-25T20:29:26.739+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-25T20:29:26.997+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-25T20:29:27.153+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-25T20:29:27.378+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-25T20:29:28.184+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-25T20:29:28.800+06:00"
        }
      ]
    }
  },
  "getOrderStatus": {
    "status": 200,
    "response": {
      "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
      "partner_reference_id": null,
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "updated_at": "2026-11-25T20:29:28.800+06:00",
      "rider_id": 942557,
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
      "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
      "verifier_key": "dakpion.local/c71b69dc67c76b73+aced7df7+Aa7/LdBnk6DQOxVF6mrz6kodmInB6bDx5t+VCH+e0PAq",
      "checkpoint": "dakpion.local/c71b69dc67c76b73\n50\nfSJWmyGg+BOM9wQS3tCNGCwjsgxO4wTJMd0gabMhScg=\n\n— dakpion.local/c71b69dc67c76b73 rO199/WC1xz0+x00jvb9QLLjsPzHHTT0B7jL2yi/9BKLzbiMInRYkv1Tty25dkZuY/ti3fJG/lFm5B1a7rnPf5WEzQk=\n",
      "events": [
        {
          "sequence": 1,
          "type": "OrderCreated",
          "recorded_at": "2026-11-25T20:29:26.739+06:00",
          "data": "{\"attempt\":1,\"environment\":\"sandbox\",\"occurred_at\":\"2026-11-25T20:29:26.739+06:00\",\"order_id\":\"ord_59qwzrc7f57wxymnh1vcprhhj1\",\"partner_id\":\"prt_4c269fky09fm524y3yc6bqxj6z\",\"quotation\":{\"breakdown\":[{\"amount\":50,\"code\":\"base_fare\",\"label\":\"Base fare\"},{\"amount\":87,\"code\":\"distance_fare\",\"label\":\"Distance fare\"},{\"amount\":0,\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\"}],\"currency\":\"BDT\",\"distance_km\":7.78,\"distance_source\":\"estimate\",\"driver_type\":1,\"duration\":19,\"expires_at\":\"2026-11-25T20:44:26.737+06:00\",\"options\":[{\"driver_type\":1,\"duration\":19,\"time_to_pickup\":8,\"total_price\":137},{\"driver_type\":2,\"duration\":24,\"time_to_pickup\":12,\"total_price\":227}],\"parcel_type\":2,\"quotation_id\":\"quo_WzEsMCwxNzk1NjE3ODY2NzM3LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2vccK7HDmka7h83uSXWv0srRzIcT-j3JFhRQOL-rmrE\",\"tariff_version\":\"2026-11-01\",\"time_to_pickup\":8,\"total_price\":137},\"recorded_at\":\"2026-11-25T20:29:26.739+06:00\",\"request\":{\"callback_url\":null,\"detailed_address\":null,\"driver_type\":1,\"estimated_pickup_address_latitude\":23.7461,\"estimated_pickup_address_longitude\":90.3742,\"estimated_receiver_address_latitude\":23.7806,\"estimated_receiver_address_longitude\":90.4193,\"is_freelancer\":false,\"item_name\":null,\"item_price\":null,\"metadata\":null,\"parcel_comment\":null,\"parcel_type\":2,\"partner_reference_id\":null,\"pickup_address_text\":\"House 12, Road 5, Dhanmondi, Dhaka\",\"quotation_id\":null,\"receiver_address_text\":\"বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦\",\"receiver_name\":\"রহিমা খাতুন\",\"receiver_phone_number\":\"01712345678\",\"sandbox_scenario\":null},\"retry_of_order_id\":null,\"tracking_token\":\"trk_gz3csc9dq3yx87t6pfpcrwq08p\",\"tracking_url\":\"https://api.dakpion.example/track/trk_gz3csc9dq3yx87t6pfpcrwq08p\"}",
          "leaf": "{\"actor\":{\"key_id\":\"key_gxxfg8xnrxcp6ywwetrx319wsf\",\"kind\":\"api_key\"},\"data_sha256\":\"714c9f020ff355b29225173bd01390c26abd94cb967a4faf6514e030dda67e38\",\"event_id\":\"c26722d7-363d-412c-8cc9-f9c6701e4a60\",\"recorded_at\":\"2026-11-25T20:29:26.739+06:00\",\"revision\":0,\"stream\":\"order-ord_59qwzrc7f57wxymnh1vcprhhj1\",\"type\":\"OrderCreated\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 12\n8g9BYBWtvolyAO+r8bvaJEp1N+pEVIyEZNxXBDVyRJI=\nUJbM4zAdICUac+VVkSZW6besNyU/keOnh+3q0KS/kFE=\ndb+gOYlotsY1Jt3Mu043bjJ+3kaS9AmlBBR0f+8H/Xk=\nxfL1zFjWHEvQ2zpbAiRuwfMnJkljAcZoe+jMNp51eNY=\nFA12J50VBp0EqIpcZEtLr3c93XRvOjTwSXQ6iQVJdjM=\n6JrlYUi+5CAm6b1xPx1A2T/zHHibc1xZ3z/nL+MSe1I=\n\ndakpion.local/c71b69dc67c76b73\n50\nfSJWmyGg+BOM9wQS3tCNGCwjsgxO4wTJMd0gabMhScg=\n\n— dakpion.local/c71b69dc67c76b73 rO199/WC1xz0+x00jvb9QLLjsPzHHTT0B7jL2yi/9BKLzbiMInRYkv1Tty25dkZuY/ti3fJG/lFm5B1a7rnPf5WEzQk=\n",
          "proof_due_at": null
        },
        {
          "sequence": 2,
          "type": "OrderAssigned",
          "recorded_at": "2026-11-25T20:29:26.999+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.753133,\"longitude\":90.37811},\"occurred_at\":\"2026-11-25T20:29:26.997+06:00\",\"recorded_at\":\"2026-11-25T20:29:26.998+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Mizanur Rahman\",\"phone_number\":\"01083031315\",\"rider_id\":942557},\"rider_event_id\":\"robot-ord_59qwzrc7f57wxymnh1vcprhhj1-0\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"e53401c1ab7aa86cfbe2371a6bb6f7769cba76c6ecbcdeb437795c51cb08c000\",\"event_id\":\"d3ec6c75-2a8b-4eba-9f2a-d9fd39ad312d\",\"recorded_at\":\"2026-11-25T20:29:26.999+06:00\",\"revision\":1,\"stream\":\"order-ord_59qwzrc7f57wxymnh1vcprhhj1\",\"type\":\"OrderAssigned\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 16\n7ZJ6pjN/L0PCbCT9uWZuIuUQg7tYMioHwjVUVULwfSQ=\ncoLC3HUvRQ9a8Wx429mu9KW76bW1SQ9e+Go5q22eAlQ=\nrH3VqTGyjs5XSxZEN4IEONX+sCdAnXGjR6KBjDn7rm4=\npvmDfZDQz/bATh9cJFm0ti245fxJrn/8UYOjokpWmr8=\na5asu68ttwNZb3+8XIPrDScyctw6baoi7PFL5dUg1pU=\n6JrlYUi+5CAm6b1xPx1A2T/zHHibc1xZ3z/nL+MSe1I=\n\ndakpion.local/c71b69dc67c76b73\n50\nfSJWmyGg+BOM9wQS3tCNGCwjsgxO4wTJMd0gabMhScg=\n\n— dakpion.local/c71b69dc67c76b73 rO199/WC1xz0+x00jvb9QLLjsPzHHTT0B7jL2yi/9BKLzbiMInRYkv1Tty25dkZuY/ti3fJG/lFm5B1a7rnPf5WEzQk=\n",
          "proof_due_at": null
        },
        {
          "sequence": 3,
          "type": "OrderAccepted",
          "recorded_at": "2026-11-25T20:29:27.154+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.753133,\"longitude\":90.37811},\"occurred_at\":\"2026-11-25T20:29:27.153+06:00\",\"recorded_at\":\"2026-11-25T20:29:27.154+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Mizanur Rahman\",\"phone_number\":\"01083031315\",\"rider_id\":942557},\"rider_event_id\":\"robot-ord_59qwzrc7f57wxymnh1vcprhhj1-1\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"ef692af030c5891223ee41b423268eafea413eff79c96cc4816f2e7280f08094\",\"event_id\":\"7b1d423c-7c5f-48d4-8023-c295e5e4150d\",\"recorded_at\":\"2026-11-25T20:29:27.154+06:00\",\"revision\":2,\"stream\":\"order-ord_59qwzrc7f57wxymnh1vcprhhj1\",\"type\":\"OrderAccepted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 23\nverCbkI/wzyc6SVBYHJzD7fVlpP0vejhNBi/9ZIztYU=\nNEMaCoL71ptHwzgz5XWDDJ/1Ygz17qrUZgMVML8/694=\nu4lE2ZiYaxhYE5amFDD62nWYbGpviyC/cu/YAuEfPII=\npvmDfZDQz/bATh9cJFm0ti245fxJrn/8UYOjokpWmr8=\na5asu68ttwNZb3+8XIPrDScyctw6baoi7PFL5dUg1pU=\n6JrlYUi+5CAm6b1xPx1A2T/zHHibc1xZ3z/nL+MSe1I=\n\ndakpion.local/c71b69dc67c76b73\n50\nfSJWmyGg+BOM9wQS3tCNGCwjsgxO4wTJMd0gabMhScg=\n\n— dakpion.local/c71b69dc67c76b73 rO199/WC1xz0+x00jvb9QLLjsPzHHTT0B7jL2yi/9BKLzbiMInRYkv1Tty25dkZuY/ti3fJG/lFm5B1a7rnPf5WEzQk=\n",
          "proof_due_at": null
        },
        {
          "sequence": 4,
          "type": "OrderStarted",
          "recorded_at": "2026-11-25T20:29:27.379+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.753133,\"longitude\":90.37811},\"occurred_at\":\"2026-11-25T20:29:27.378+06:00\",\"recorded_at\":\"2026-11-25T20:29:27.379+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Mizanur Rahman\",\"phone_number\":\"01083031315\",\"rider_id\":942557},\"rider_event_id\":\"robot-ord_59qwzrc7f57wxymnh1vcprhhj1-2\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"5dafd2b6e5a20fc9d59999cc0df63d7f75f8ce8723b81383efb17ef83f0acb49\",\"event_id\":\"415ccd17-648d-413b-a4c0-9a9cd72cb0ba\",\"recorded_at\":\"2026-11-25T20:29:27.379+06:00\",\"revision\":3,\"stream\":\"order-ord_59qwzrc7f57wxymnh1vcprhhj1\",\"type\":\"OrderStarted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 29\nrUVwJQB71CFhIH3FRc6MalcJm7iE1L5L/UFDmwvjcQA=\noa1/I0VCD8Y+Alqf+alAG0X9YmPLYXwOYQWawMn25PM=\n2xjbmjhlBkvXCb69uFouxuPC5hNY3ruRVle/5/S4ZAE=\nUIYMzQKZswvKQZ/1FPbRC20U3/51d/b1Dz1pjB0cAog=\na5asu68ttwNZb3+8XIPrDScyctw6baoi7PFL5dUg1pU=\n6JrlYUi+5CAm6b1xPx1A2T/zHHibc1xZ3z/nL+MSe1I=\n\ndakpion.local/c71b69dc67c76b73\n50\nfSJWmyGg+BOM9wQS3tCNGCwjsgxO4wTJMd0gabMhScg=\n\n— dakpion.local/c71b69dc67c76b73 rO199/WC1xz0+x00jvb9QLLjsPzHHTT0B7jL2yi/9BKLzbiMInRYkv1Tty25dkZuY/ti3fJG/lFm5B1a7rnPf5WEzQk=\n",
          "proof_due_at": null
        },
        {
          "sequence": 5,
          "type": "OrderPicked",
          "recorded_at": "2026-11-25T20:29:28.185+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.7461,\"longitude\":90.3742},\"occurred_at\":\"2026-11-25T20:29:28.184+06:00\",\"recorded_at\":\"2026-11-25T20:29:28.185+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Mizanur Rahman\",\"phone_number\":\"01083031315\",\"rider_id\":942557},\"rider_event_id\":\"robot-ord_59qwzrc7f57wxymnh1vcprhhj1-6\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"ec8e1fe7ad42ce578c13070e420371592feedbe95401455125783c522d72f057\",\"event_id\":\"ad1e5c8b-0779-4331-83d5-63b2dd99a6ee\",\"recorded_at\":\"2026-11-25T20:29:28.185+06:00\",\"revision\":4,\"stream\":\"order-ord_59qwzrc7f57wxymnh1vcprhhj1\",\"type\":\"OrderPicked\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 38\nI3tJbfPYxzvRdZWfIaCFrn9uDOFeb3CChB2LjVhMZoI=\nE0ML+K+Fo12wYGS+UCHydsCQin9vuf0oJc7qth5B+FI=\n5zmix8JYviEE7fV3w9sa88raHjE/LIrSACsUfwkpBIg=\nyhkFqYe092ghMqvp0uvb1TqC7DMA2nTPnazJCZWcK+A=\nnhKJsDRl2kwzQeDKVdjehwrBbqzA3PwUnouCBOrUmO4=\nyfTHK+f3hJQXikzbXMxG0MoCTCg52cOZLwqnyGnjxOc=\n\ndakpion.local/c71b69dc67c76b73\n50\nfSJWmyGg+BOM9wQS3tCNGCwjsgxO4wTJMd0gabMhScg=\n\n— dakpion.local/c71b69dc67c76b73 rO199/WC1xz0+x00jvb9QLLjsPzHHTT0B7jL2yi/9BKLzbiMInRYkv1Tty25dkZuY/ti3fJG/lFm5B1a7rnPf5WEzQk=\n",
          "proof_due_at": null
        },
        {
          "sequence": 6,
          "type": "OrderCompleted",
          "recorded_at": "2026-11-25T20:29:28.800+06:00",
          "data": "{\"duration\":0,\"location\":{\"latitude\":23.7806,\"longitude\":90.4193},\"occurred_at\":\"2026-11-25T20:29:28.800+06:00\",\"recorded_at\":\"2026-11-25T20:29:28.800+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Mizanur Rahman\",\"phone_number\":\"01083031315\",\"rider_id\":942557},\"rider_event_id\":\"robot-ord_59qwzrc7f57wxymnh1vcprhhj1-10\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"8ebef7af3f6fc6e4002eea91befaa131959ee07ed3d4c4280020f8dec56bfdff\",\"event_id\":\"6efa5f1e-6baa-47df-8fe3-1c423810f39d\",\"recorded_at\":\"2026-11-25T20:29:28.800+06:00\",\"revision\":5,\"stream\":\"order-ord_59qwzrc7f57wxymnh1vcprhhj1\",\"type\":\"OrderCompleted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 44\n9cX04laIm4yVb8A/991AUpQa3OBV0f3kiMZlSyJoegg=\ncz8s8sSGodp6A6Y4GTAHkLJQARH6DD7ebnsHuUQdX5U=\nV4NyevUCwS2FYspYUvv/DphXhM5KZ1QelJ39QxsZhqw=\nafn5CqpruPvEyKXouRgedhELtaaZvNCSK7gHGfyG1D4=\nnhKJsDRl2kwzQeDKVdjehwrBbqzA3PwUnouCBOrUmO4=\nyfTHK+f3hJQXikzbXMxG0MoCTCg52cOZLwqnyGnjxOc=\n\ndakpion.local/c71b69dc67c76b73\n50\nfSJWmyGg+BOM9wQS3tCNGCwjsgxO4wTJMd0gabMhScg=\n\n— dakpion.local/c71b69dc67c76b73 rO199/WC1xz0+x00jvb9QLLjsPzHHTT0B7jL2yi/9BKLzbiMInRYkv1Tty25dkZuY/ti3fJG/lFm5B1a7rnPf5WEzQk=\n",
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
          "order_id": "ord_pp4q036cs6pfrg0wk9yg60rv91",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_98rggsv1hnrrzpf6j6vfrg0y5e",
          "created_at": "2026-11-25T20:29:27.015+06:00",
          "updated_at": "2026-11-25T20:29:28.904+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 2,
        "total_pages": 2,
        "has_more": true,
        "next_after": "ord_pp4q036cs6pfrg0wk9yg60rv91"
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
          "event_id": "evt_c26722d7363d412c8cc9f9c6701e4a60",
          "sequence": 1,
          "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
          "partner_reference_id": null,
          "status": "PENDING",
          "parcel_status": "PENDING",
          "previous_status": null,
          "timestamp": "2026-11-25T20:29:26.739+06:00",
          "updated_at": "2026-11-25T20:29:26.739+06:00",
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
            "quotation_id": "quo_WzEsMCwxNzk1NjE3ODY2NzM3LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2vccK7HDmka7h83uSXWv0srRzIcT-j3JFhRQOL-rmrE",
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
            "expires_at": "2026-11-25T20:44:26.737+06:00"
          },
          "tracking_url": "https://api.dakpion.example/track/trk_gz3csc9dq3yx87t6pfpcrwq08p",
          "position": "16"
        }
      ],
      "next": "16",
      "has_more": true
    }
  },
  "cancelOrder": {
    "request": {
      "cancellation_reason": "The customer has changed their mind"
    },
    "status": 200,
    "response": {
      "order_id": "ord_8pn0y682d96ahq1v7dz9fjvaae",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "CANCELLED",
      "previous_status": "PENDING",
      "tracking_url": "https://api.dakpion.example/track/trk_x1ft5agfeha5e39q166mqv5ap7",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjE3ODcxMjA4LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.hlSEMrXbFJ0RaGqqwE4y3dU1DM5yTTxx5KI1ulF7Pvk",
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
        "expires_at": "2026-11-25T20:44:31.208+06:00"
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
      "created_at": "2026-11-25T20:29:31.209+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": "2026-11-25T20:29:31.420+06:00",
      "updated_at": "2026-11-25T20:29:31.420+06:00"
    }
  },
  "retryOrder": {
    "request": {},
    "status": 201,
    "response": {
      "order_id": "ord_bsyyjrrx9g5tb2cmfj2k17zred",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_fa0n4m6xmwkdt2ymjtkfgd1ehv",
      "allowed_actions": [
        "cancel"
      ],
      "attempt": 2,
      "retry_of_order_id": "ord_8pn0y682d96ahq1v7dz9fjvaae",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjE3ODcxNzczLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.p3jwG5Aq5Fow2tppGk-A01X4IDUDpD6G27kJ1th01L0",
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
        "expires_at": "2026-11-25T20:44:31.773+06:00"
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
      "created_at": "2026-11-25T20:29:31.773+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-25T20:29:31.773+06:00"
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
          "delivery_id": "dlv_88de65d5f23d40a19dfab313fb259797",
          "order_id": "ord_bsyyjrrx9g5tb2cmfj2k17zred",
          "event": "ORDER_CREATED",
          "event_id": "evt_88de65d5f23d40a19dfab313fb259797",
          "sequence": 1,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-25T20:29:31.834+06:00",
              "duration_ms": 45,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-25T20:29:31.827+06:00",
          "updated_at": "2026-11-25T20:29:31.879+06:00",
          "partner_reference_id": null
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 15,
        "total_pages": 15,
        "has_more": true
      }
    }
  },
  "getWebhook": {
    "status": 200,
    "response": {
      "delivery_id": "dlv_88de65d5f23d40a19dfab313fb259797",
      "order_id": "ord_bsyyjrrx9g5tb2cmfj2k17zred",
      "event": "ORDER_CREATED",
      "event_id": "evt_88de65d5f23d40a19dfab313fb259797",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-25T20:29:31.834+06:00",
          "duration_ms": 45,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 1,
      "next_attempt_at": null,
      "created_at": "2026-11-25T20:29:31.827+06:00",
      "updated_at": "2026-11-25T20:29:31.879+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_88de65d5f23d40a19dfab313fb259797",
          "webhook-timestamp": "1795616971",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_88de65d5f23d40a19dfab313fb259797\",\"sequence\":1,\"order_id\":\"ord_bsyyjrrx9g5tb2cmfj2k17zred\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-25T20:29:31.773+06:00\",\"updated_at\":\"2026-11-25T20:29:31.773+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_8pn0y682d96ahq1v7dz9fjvaae\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NjE3ODcxNzczLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.p3jwG5Aq5Fow2tppGk-A01X4IDUDpD6G27kJ1th01L0\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-25T20:44:31.773+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_fa0n4m6xmwkdt2ymjtkfgd1ehv\"}"
      }
    }
  },
  "redeliverWebhook": {
    "request": {},
    "status": 202,
    "response": {
      "delivery_id": "dlv_88de65d5f23d40a19dfab313fb259797",
      "accepted": 1
    }
  },
  "redeliverWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_b480t1tmhhhyyhfrc1eerfrgag",
      "requested_at": "2026-11-25T20:29:32.709+06:00",
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
      "redelivery_id": "rdl_b480t1tmhhhyyhfrc1eerfrgag",
      "requested_at": "2026-11-25T20:29:32.709+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-25T20:29:33.129+06:00"
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
          "webhook-id": "evt_test_kc5yje3xd5dnq40snn0mxm7wzx",
          "webhook-timestamp": "1795616973",
          "webhook-signature": "v1,3C5e2wEOCmBWzYT/I2OaoDkT2mjTQbnM1sdbSrNx1sw=",
          "x-webhook-secret": "(withheld)",
          "x-webhook-test": "true"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"PICKED\",\"event_id\":\"evt_test_kc5yje3xd5dnq40snn0mxm7wzx\",\"sequence\":5,\"order_id\":\"ord_00000000000000000000000000\",\"partner_reference_id\":\"EXAMPLE-NOT-AN-ORDER\",\"status\":\"PICKED\",\"parcel_status\":\"PICKED\",\"previous_status\":\"STARTED\",\"timestamp\":\"2026-11-25T20:29:33.512+06:00\",\"updated_at\":\"2026-11-25T20:29:33.512+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":1,\"rider_latitude\":23.7461,\"rider_longitude\":90.3742,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":15,\"duration\":20,\"metadata\":{\"test\":\"true\"}}"
      },
      "started_at": "2026-11-25T20:29:33.588+06:00",
      "duration_ms": 46,
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
        "stored_bytes": 38902,
        "limit_bytes": 2147483648
      },
      "totals": {
        "created": {
          "orders": 4,
          "total_price": 548
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
        "webhook_attempts": 19
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
            "orders": 4,
            "total_price": 548
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
          "webhook_attempts": 19
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
        "orders": 2,
        "total_price": 274
      },
      "data": [
        {
          "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-25T20:29:26.739+06:00",
          "completed_at": "2026-11-25T20:29:28.800+06:00",
          "charged_at": "2026-11-25T20:29:28.800+06:00",
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
  "listRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "time": "2026-11-25T20:29:31.195+06:00",
          "method": "POST",
          "path": "/v1/business/order/create",
          "query": null,
          "status": 201,
          "problem_code": null,
          "errors": [],
          "duration_ms": 158.2,
          "request_id": "req_4rqae5hsk8876qzg392nghgt5x",
          "idempotency_key": null,
          "api_key_last_four": "ysIJ",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795616971195.log_jjsjm68v9n1czr3gbc8ebgdcca",
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
      "token_id": "opt_54a66qsy3rb2ee8qfsd43yqnc7",
      "name": "Rahim",
      "role": "auditor",
      "issued_at": "2026-11-25T20:29:33.929+06:00",
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
          "token_id": "opt_54a66qsy3rb2ee8qfsd43yqnc7",
          "name": "Rahim",
          "role": "auditor",
          "issued_at": "2026-11-25T20:29:33.929+06:00"
        }
      ]
    }
  },
  "makeDashboardLink": {
    "status": 200,
    "response": {
      "dashboard_url": "https://api.dakpion.example/dashboard/demonstration#RhZL7xL6M1xAARm-LndRuXpT_NMQNUFtbSDkBas9HKA"
    }
  },
  "listPartners": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_4c269fky09fm524y3yc6bqxj6z",
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
                "key_id": "key_gxxfg8xnrxcp6ywwetrx319wsf",
                "last_four": "ysIJ",
                "issued_at": "2026-11-25T20:29:26.435+06:00",
                "expires_at": null,
                "last_used_at": "2026-11-25T20:29:26.682+06:00"
              }
            ],
            "production": [
              {
                "key_id": "key_yw3hvgar9pm3a507wbdqnwbh98",
                "last_four": "Sc0r",
                "issued_at": "2026-11-25T20:29:26.435+06:00",
                "expires_at": null,
                "last_used_at": null
              }
            ]
          },
          "callback_urls": {
            "sandbox": "https://shop.example/dakpion",
            "production": null
          },
          "created_at": "2026-11-25T20:29:26.435+06:00",
          "updated_at": "2026-11-25T20:29:26.691+06:00"
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
      "partner_id": "prt_4c269fky09fm524y3yc6bqxj6z",
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
            "key_id": "key_gxxfg8xnrxcp6ywwetrx319wsf",
            "last_four": "ysIJ",
            "issued_at": "2026-11-25T20:29:26.435+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-25T20:29:26.682+06:00"
          }
        ],
        "production": [
          {
            "key_id": "key_yw3hvgar9pm3a507wbdqnwbh98",
            "last_four": "Sc0r",
            "issued_at": "2026-11-25T20:29:26.435+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": "https://shop.example/dakpion",
        "production": null
      },
      "created_at": "2026-11-25T20:29:26.435+06:00",
      "updated_at": "2026-11-25T20:29:26.691+06:00",
      "storage": {
        "sandbox": {
          "stored_bytes": 43058,
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
          "user_id": "usr_4c269fky09fm524y3yc6bqxj6z",
          "email": "shop@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T20:29:26.435+06:00"
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
      "user_id": "usr_4c269fky09fm524y3yc6bqxj6z",
      "reset_token": "example-of-a-secret",
      "reset_url": "https://api.dakpion.example/dashboard/password-reset#example-of-a-secret",
      "expires_at": "2026-11-25T21:29:40.261+06:00"
    }
  },
  "reencryptSecrets": {
    "status": 200,
    "response": {
      "partner_id": "prt_4c269fky09fm524y3yc6bqxj6z",
      "reencrypted": 0,
      "not_decrypted": 0
    }
  },
  "findOrders": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_4c269fky09fm524y3yc6bqxj6z",
          "environment": "sandbox",
          "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_gz3csc9dq3yx87t6pfpcrwq08p",
          "created_at": "2026-11-25T20:29:26.739+06:00",
          "updated_at": "2026-11-25T20:29:28.800+06:00"
        }
      ],
      "next_after": null
    }
  },
  "showOrder": {
    "status": 200,
    "response": {
      "partner_id": "prt_4c269fky09fm524y3yc6bqxj6z",
      "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_gz3csc9dq3yx87t6pfpcrwq08p",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjE3ODY2NzM3LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2vccK7HDmka7h83uSXWv0srRzIcT-j3JFhRQOL-rmrE",
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
        "expires_at": "2026-11-25T20:44:26.737+06:00"
      },
      "driver_info": {
        "rider_id": 942557,
        "name": "Mizanur Rahman",
        "phone_number": "01083031315",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-25T20:29:28.800+06:00"
      },
      "rider_id": 942557,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-25T20:29:26.739+06:00",
      "assigned_at": "2026-11-25T20:29:26.997+06:00",
      "accepted_at": "2026-11-25T20:29:27.153+06:00",
      "started_at": "2026-11-25T20:29:27.378+06:00",
      "picked_at": "2026-11-25T20:29:28.184+06:00",
      "completed_at": "2026-11-25T20:29:28.800+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-25T20:29:28.800+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-25T20:29:26.739+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-25T20:29:26.997+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-25T20:29:27.153+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-25T20:29:27.378+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-25T20:29:28.184+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-25T20:29:28.800+06:00"
        }
      ]
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
      "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
      "view_rewritten": false,
      "published_event_ids": []
    }
  },
  "listAllWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_4c269fky09fm524y3yc6bqxj6z",
          "environment": "sandbox",
          "delivery_id": "dlv_52123710e85c4e4688115c455f5a7859",
          "order_id": "ord_bsyyjrrx9g5tb2cmfj2k17zred",
          "event": "COMPLETED",
          "event_id": "evt_52123710e85c4e4688115c455f5a7859",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "status": "delivered",
          "next_attempt_at": null,
          "created_at": "2026-11-25T20:29:34.924+06:00",
          "updated_at": "2026-11-25T20:29:34.933+06:00",
          "attempt_count": 1,
          "last_attempt": {
            "number": 1,
            "started_at": "2026-11-25T20:29:34.925+06:00",
            "duration_ms": 8,
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
          "delivery_id": "dlv_52123710e85c4e4688115c455f5a7859",
          "order_id": "ord_bsyyjrrx9g5tb2cmfj2k17zred",
          "event": "COMPLETED",
          "event_id": "evt_52123710e85c4e4688115c455f5a7859",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-25T20:29:34.925+06:00",
              "duration_ms": 8,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-25T20:29:34.924+06:00",
          "updated_at": "2026-11-25T20:29:34.933+06:00",
          "partner_reference_id": null
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 20,
        "total_pages": 20,
        "has_more": true
      }
    }
  },
  "getPartnerWebhook": {
    "status": 200,
    "response": {
      "delivery_id": "dlv_88de65d5f23d40a19dfab313fb259797",
      "order_id": "ord_bsyyjrrx9g5tb2cmfj2k17zred",
      "event": "ORDER_CREATED",
      "event_id": "evt_88de65d5f23d40a19dfab313fb259797",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-25T20:29:31.834+06:00",
          "duration_ms": 45,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        },
        {
          "number": 2,
          "started_at": "2026-11-25T20:29:32.534+06:00",
          "duration_ms": 79,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 2,
      "next_attempt_at": null,
      "created_at": "2026-11-25T20:29:31.827+06:00",
      "updated_at": "2026-11-25T20:29:32.613+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_88de65d5f23d40a19dfab313fb259797",
          "webhook-timestamp": "1795616972",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_88de65d5f23d40a19dfab313fb259797\",\"sequence\":1,\"order_id\":\"ord_bsyyjrrx9g5tb2cmfj2k17zred\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-25T20:29:31.773+06:00\",\"updated_at\":\"2026-11-25T20:29:31.773+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_8pn0y682d96ahq1v7dz9fjvaae\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NjE3ODcxNzczLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.p3jwG5Aq5Fow2tppGk-A01X4IDUDpD6G27kJ1th01L0\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-25T20:44:31.773+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_fa0n4m6xmwkdt2ymjtkfgd1ehv\"}"
      }
    }
  },
  "redeliverPartnerWebhook": {
    "status": 202,
    "response": {
      "delivery_id": "dlv_88de65d5f23d40a19dfab313fb259797",
      "accepted": 1
    }
  },
  "redeliverPartnerWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_a11kdgk8mrcwwt9fcvzmzzet6p",
      "requested_at": "2026-11-25T20:29:40.701+06:00",
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
      "redelivery_id": "rdl_a11kdgk8mrcwwt9fcvzmzzet6p",
      "requested_at": "2026-11-25T20:29:40.701+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-25T20:29:40.717+06:00"
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
        "stored_bytes": 43330,
        "limit_bytes": 2147483648
      },
      "totals": {
        "created": {
          "orders": 4,
          "total_price": 548
        },
        "completed": {
          "orders": 3,
          "total_price": 411
        },
        "cancelled": {
          "orders": 1,
          "total_price": 137
        },
        "retried": {
          "orders": 1,
          "total_price": 137
        },
        "webhook_attempts": 22
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
            "orders": 4,
            "total_price": 548
          },
          "completed": {
            "orders": 3,
            "total_price": 411
          },
          "cancelled": {
            "orders": 1,
            "total_price": 137
          },
          "retried": {
            "orders": 1,
            "total_price": 137
          },
          "webhook_attempts": 22
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
        "orders": 3,
        "total_price": 411
      },
      "data": [
        {
          "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-25T20:29:26.739+06:00",
          "completed_at": "2026-11-25T20:29:28.800+06:00",
          "charged_at": "2026-11-25T20:29:28.800+06:00",
          "total_price": 137
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 3,
        "total_pages": 3,
        "has_more": true
      }
    }
  },
  "listPartnerRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "time": "2026-11-25T20:29:33.766+06:00",
          "method": "GET",
          "path": "/v1/business/statements/0000-00",
          "query": "limit=1",
          "status": 200,
          "problem_code": null,
          "errors": [],
          "duration_ms": 1.4,
          "request_id": "req_9xtztp96pbmewmknszrf50f7g2",
          "idempotency_key": null,
          "api_key_last_four": "ysIJ",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795616973766.log_xw7bgz072as0wp5dtkx3zwercv",
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
          "seconds_behind": 0.234
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
          "events_behind": 2,
          "seconds_behind": 0.241
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
          "began_at": "2026-11-25T20:29:22.582+06:00",
          "completed_at": "2026-11-25T20:29:22.582+06:00",
          "percent": null,
          "events_per_second": null
        },
        {
          "number": 2,
          "version": 1,
          "state": "building",
          "began_at": "2026-11-25T20:29:40.902+06:00",
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
              "began_at": "2026-11-25T20:29:22.585+06:00",
              "completed_at": "2026-11-25T20:29:22.585+06:00",
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
              "began_at": "2026-11-25T20:29:22.582+06:00",
              "completed_at": "2026-11-25T20:29:22.582+06:00",
              "percent": null,
              "events_per_second": null
            },
            {
              "number": 2,
              "version": 1,
              "state": "building",
              "began_at": "2026-11-25T20:29:40.902+06:00",
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
              "began_at": "2026-11-25T20:29:22.582+06:00",
              "completed_at": "2026-11-25T20:29:22.582+06:00",
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
              "began_at": "2026-11-25T20:29:22.610+06:00",
              "completed_at": "2026-11-25T20:29:22.610+06:00",
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
              "began_at": "2026-11-25T20:29:22.610+06:00",
              "completed_at": "2026-11-25T20:29:22.610+06:00",
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
        "event_id": "ord_68c06es7mhnstpfnn8xqffap2h-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_68c06es7mhnstpfnn8xqffap2h",
        "occurred_at": "2026-11-25T14:29:40.948Z",
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
          "key": "ord_68c06es7mhnstpfnn8xqffap2h",
          "type": "RIDER_ACCEPTED",
          "reason": "other_rider",
          "detail": "The order's rider is 4711.",
          "group": "dispatch",
          "tries": 1,
          "dead_at": "2026-11-25T20:29:40.970+06:00",
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
      "key": "ord_68c06es7mhnstpfnn8xqffap2h",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T20:29:40.970+06:00",
      "status": "open",
      "decision": null,
      "headers": {
        "correlation-id": "req_dheymryfacak83j5ncpa8av4mf",
        "received-at": "1795616980968"
      },
      "size": 382,
      "text": "{\"event_id\":\"ord_68c06es7mhnstpfnn8xqffap2h-RIDER_ACCEPTED-a\",\"type\":\"RIDER_ACCEPTED\",\"order_id\":\"ord_68c06es7mhnstpfnn8xqffap2h\",\"occurred_at\":\"2026-11-25T14:29:40.961Z\",\"rider\":{\"rider_id\":1,\"name\":\"Karim Uddin\",\"phone_number\":\"01811111111\",\"driver_type\":1,\"is_freelancer\":false},\"location\":{\"latitude\":23.75,\"longitude\":90.38},\"time_to_pickup\":null,\"duration\":null,\"reason\":null}",
      "bytes": "eyJldmVudF9pZCI6Im9yZF82OGMwNmVzN21obnN0cGZubjh4cWZmYXAyaC1SSURFUl9BQ0NFUFRFRC1hIiwidHlwZSI6IlJJREVSX0FDQ0VQVEVEIiwib3JkZXJfaWQiOiJvcmRfNjhjMDZlczdtaG5zdHBmbm44eHFmZmFwMmgiLCJvY2N1cnJlZF9hdCI6IjIwMjYtMTEtMjVUMTQ6Mjk6NDAuOTYxWiIsInJpZGVyIjp7InJpZGVyX2lkIjoxLCJuYW1lIjoiS2FyaW0gVWRkaW4iLCJwaG9uZV9udW1iZXIiOiIwMTgxMTExMTExMSIsImRyaXZlcl90eXBlIjoxLCJpc19mcmVlbGFuY2VyIjpmYWxzZX0sImxvY2F0aW9uIjp7ImxhdGl0dWRlIjoyMy43NSwibG9uZ2l0dWRlIjo5MC4zOH0sInRpbWVfdG9fcGlja3VwIjpudWxsLCJkdXJhdGlvbiI6bnVsbCwicmVhc29uIjpudWxsfQ=="
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
      "key": "ord_68c06es7mhnstpfnn8xqffap2h",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T20:29:40.970+06:00",
      "status": "dropped",
      "decision": {
        "outcome": "dropped",
        "decided_at": "2026-11-25T20:29:41.207+06:00",
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
      "letter_id": "dispatch.rider-events.v1:1",
      "topic": "dispatch.rider-events.v1",
      "key": "ord_68c06es7mhnstpfnn8xqffap2h",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T20:29:40.975+06:00",
      "status": "replayed",
      "decision": {
        "outcome": "replayed",
        "decided_at": "2026-11-25T20:29:41.334+06:00",
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
      "partner_id": "prt_nbcz92jx30jmq3sgw43rx4qjw6",
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
      "partner_id": "prt_nbcz92jx30jmq3sgw43rx4qjw6",
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
            "key_id": "key_ped7rkc4y7mt7pbqdc54gpjcvq",
            "last_four": "wNFr",
            "issued_at": "2026-11-25T20:29:41.932+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_2rt78g70tesd473xfwh6yjpz74",
            "last_four": "kUhA",
            "issued_at": "2026-11-25T20:29:41.932+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T20:29:41.932+06:00",
      "updated_at": "2026-11-25T20:29:41.963+06:00"
    }
  },
  "rotateApiKey": {
    "status": 200,
    "response": {
      "partner_id": "prt_nbcz92jx30jmq3sgw43rx4qjw6",
      "environment": "sandbox",
      "key_id": "key_0k7nw7wz5095r167qnkwsdsbn9",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-26T20:29:42.006+06:00"
    }
  },
  "revokeApiKeys": {
    "status": 200,
    "response": {
      "partner_id": "prt_nbcz92jx30jmq3sgw43rx4qjw6",
      "environment": "sandbox",
      "key_id": "key_yr6kk35cj9myh9pt4dytycsk7k",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "rotateWebhookSecret": {
    "status": 200,
    "response": {
      "partner_id": "prt_nbcz92jx30jmq3sgw43rx4qjw6",
      "environment": "sandbox",
      "signing_secret": "whsec_ZXhhbXBsZQ==",
      "token": "whtok_example",
      "previous_expires_at": "2026-11-26T20:29:42.113+06:00"
    }
  },
  "suspendPartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_nbcz92jx30jmq3sgw43rx4qjw6",
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
            "key_id": "key_yr6kk35cj9myh9pt4dytycsk7k",
            "last_four": "p6qi",
            "issued_at": "2026-11-25T20:29:42.068+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_0k7nw7wz5095r167qnkwsdsbn9",
            "last_four": "CKeV",
            "issued_at": "2026-11-25T20:29:42.006+06:00",
            "expires_at": "2026-11-25T20:29:42.068+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_ped7rkc4y7mt7pbqdc54gpjcvq",
            "last_four": "wNFr",
            "issued_at": "2026-11-25T20:29:41.932+06:00",
            "expires_at": "2026-11-25T20:29:42.068+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_2rt78g70tesd473xfwh6yjpz74",
            "last_four": "kUhA",
            "issued_at": "2026-11-25T20:29:41.932+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T20:29:41.932+06:00",
      "updated_at": "2026-11-25T20:29:42.165+06:00"
    }
  },
  "resumePartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_nbcz92jx30jmq3sgw43rx4qjw6",
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
            "key_id": "key_yr6kk35cj9myh9pt4dytycsk7k",
            "last_four": "p6qi",
            "issued_at": "2026-11-25T20:29:42.068+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_0k7nw7wz5095r167qnkwsdsbn9",
            "last_four": "CKeV",
            "issued_at": "2026-11-25T20:29:42.006+06:00",
            "expires_at": "2026-11-25T20:29:42.068+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_ped7rkc4y7mt7pbqdc54gpjcvq",
            "last_four": "wNFr",
            "issued_at": "2026-11-25T20:29:41.932+06:00",
            "expires_at": "2026-11-25T20:29:42.068+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_2rt78g70tesd473xfwh6yjpz74",
            "last_four": "kUhA",
            "issued_at": "2026-11-25T20:29:41.932+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-25T20:29:42.336+06:00"
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T20:29:41.932+06:00",
      "updated_at": "2026-11-25T20:29:42.464+06:00"
    }
  },
  "listDispatchRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "type": "RiderWanted",
          "event_id": "evt_e1512bb557414db3af1144d8ef298a42",
          "order_id": "ord_68c06es7mhnstpfnn8xqffap2h",
          "requested_at": "2026-11-25T20:29:40.929+06:00",
          "sandbox_scenario": null,
          "order": {
            "order_id": "ord_68c06es7mhnstpfnn8xqffap2h",
            "environment": "production",
            "partner_reference_id": null,
            "attempt": 1,
            "created_at": "2026-11-25T20:29:40.929+06:00",
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
        "event_id": "ord_vn51p86hth1stbkvrezbwrmm98-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_vn51p86hth1stbkvrezbwrmm98",
        "occurred_at": "2026-11-25T14:29:42.759Z",
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
        "user_id": "usr_jyjg93yc63s1yvm82g0dsvfzj1",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T20:29:43.652+06:00"
      },
      "partner": {
        "partner_id": "prt_jyjg93yc63s1yvm82g0dsvfzj1",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T08:29:44.033+06:00",
      "idle_expires_at": "2026-11-25T20:59:44.033+06:00"
    }
  },
  "getSession": {
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_jyjg93yc63s1yvm82g0dsvfzj1",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T20:29:43.652+06:00"
      },
      "partner": {
        "partner_id": "prt_jyjg93yc63s1yvm82g0dsvfzj1",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T08:29:44.033+06:00",
      "idle_expires_at": "2026-11-25T20:59:44.033+06:00"
    }
  },
  "inviteUser": {
    "request": {
      "email": "colleague@example.com",
      "role": "read_only"
    },
    "status": 201,
    "response": {
      "user_id": "usr_nzdaqvb4eyqjcryb5j1ttdht29",
      "invitation_token": "example-of-a-secret",
      "invitation_url": "https://api.dakpion.example/dashboard/invitation#example-of-a-secret",
      "expires_at": "2026-12-02T20:29:44.676+06:00"
    }
  },
  "readInvitation": {
    "request": {
      "token": "example-of-a-secret"
    },
    "status": 200,
    "response": {
      "email": "colleague@example.com",
      "role": "read_only",
      "partner": {
        "partner_id": "prt_jyjg93yc63s1yvm82g0dsvfzj1",
        "name": "Aarong"
      }
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
      "user_id": "usr_nzdaqvb4eyqjcryb5j1ttdht29",
      "email": "colleague@example.com",
      "role": "read_only",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "en",
      "added_at": "2026-11-25T20:29:44.676+06:00"
    }
  },
  "listUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_jyjg93yc63s1yvm82g0dsvfzj1",
          "email": "owner@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T20:29:43.652+06:00"
        },
        {
          "user_id": "usr_nzdaqvb4eyqjcryb5j1ttdht29",
          "email": "colleague@example.com",
          "role": "read_only",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T20:29:44.676+06:00"
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
        "user_id": "usr_jyjg93yc63s1yvm82g0dsvfzj1",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T20:29:43.652+06:00"
      },
      "partner": {
        "partner_id": "prt_jyjg93yc63s1yvm82g0dsvfzj1",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T08:29:54.224+06:00",
      "idle_expires_at": "2026-11-25T20:59:54.224+06:00"
    }
  },
  "setLanguage": {
    "request": {
      "language": "bn"
    },
    "status": 200,
    "response": {
      "user_id": "usr_jyjg93yc63s1yvm82g0dsvfzj1",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "bn",
      "added_at": "2026-11-25T20:29:43.652+06:00"
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
      "totp_code": "973928"
    },
    "status": 200,
    "response": {
      "user_id": "usr_jyjg93yc63s1yvm82g0dsvfzj1",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": true,
      "language": "bn",
      "added_at": "2026-11-25T20:29:43.652+06:00"
    }
  },
  "listKeys": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "key_id": "key_1r0e2662n525vzpsexc0d5dgjk",
          "last_four": "sJzr",
          "issued_at": "2026-11-25T20:29:43.652+06:00",
          "expires_at": null,
          "last_used_at": null
        },
        {
          "environment": "production",
          "key_id": "key_552d2sc4mx4hteqyhm5sebpp7z",
          "last_four": "6qay",
          "issued_at": "2026-11-25T20:29:43.652+06:00",
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
      "key_id": "key_dakdr1jpffgsyzmbnac4cwrwfa",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-26T20:29:54.769+06:00"
    }
  },
  "revokeKeys": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "key_id": "key_tvkfyxdy4vs3vphr6mmgdxhzmd",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "listWebhookSecrets": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "issued_at": "2026-11-25T20:29:43.652+06:00",
          "expires_at": null
        },
        {
          "environment": "production",
          "issued_at": "2026-11-25T20:29:43.652+06:00",
          "expires_at": null
        }
      ],
      "shared_secrets": [
        {
          "environment": "sandbox",
          "origin": null,
          "issued_at": "2026-11-25T20:29:43.652+06:00",
          "former_until": null
        },
        {
          "environment": "production",
          "origin": null,
          "issued_at": "2026-11-25T20:29:43.652+06:00",
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
      "previous_expires_at": "2026-11-26T20:29:54.849+06:00"
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
        "user_id": "usr_ajbnyv4f2hp1k8pb4bxmetw84f",
        "email": "demo@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T20:29:24.584+06:00"
      },
      "partner": {
        "partner_id": "prt_ajbnyv4f2hp1k8pb4bxmetw84f",
        "name": "Demonstration shop"
      },
      "expires_at": "2026-11-26T08:30:00.692+06:00",
      "idle_expires_at": "2026-11-25T21:00:00.692+06:00"
    }
  },
  "listParkedStreams": {
    "status": 200,
    "response": {
      "data": [
        {
          "follower": "order-event-publisher",
          "stream": "order-ord_2tejedntab7ek8y9pt2wp3kc5x",
          "revision": 1,
          "position": "16",
          "reason": "NewerVersionError: order-ord_2tejedntab7ek8y9pt2wp3kc5x@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
          "parked_at": "2026-11-25T20:45:38.890+06:00",
          "released_at": null
        },
        {
          "follower": "order-views-projection",
          "stream": "order-ord_2tejedntab7ek8y9pt2wp3kc5x",
          "revision": 1,
          "position": "16",
          "reason": "NewerVersionError: order-ord_2tejedntab7ek8y9pt2wp3kc5x@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
          "parked_at": "2026-11-25T20:45:38.677+06:00",
          "released_at": null
        },
        {
          "follower": "order-usage",
          "stream": "order-ord_2tejedntab7ek8y9pt2wp3kc5x",
          "revision": 1,
          "position": "16",
          "reason": "NewerVersionError: order-ord_2tejedntab7ek8y9pt2wp3kc5x@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
          "parked_at": "2026-11-25T20:45:38.677+06:00",
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
      "stream": "order-ord_2tejedntab7ek8y9pt2wp3kc5x",
      "revision": 1,
      "position": "16",
      "reason": "NewerVersionError: order-ord_2tejedntab7ek8y9pt2wp3kc5x@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
      "parked_at": "2026-11-25T20:45:38.890+06:00",
      "released_at": "2026-11-25T20:45:39.941+06:00"
    }
  }
};

/** The problem of each code that the recording could cause. */
export const recordedProblems: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "auditor_may_only_read": {
    "type": "https://api.dakpion.example/problems/auditor_may_only_read",
    "title": "Auditors may only read",
    "status": 403,
    "detail": "The token belongs to an auditor, who may only read. Use the token of an operator.",
    "instance": "/v1/operator/tokens",
    "code": "auditor_may_only_read",
    "request_id": "req_a79sw68gb24ky1kt0gve3zn4tw"
  },
  "operator_token_exists": {
    "type": "https://api.dakpion.example/problems/operator_token_exists",
    "title": "Operator token exists",
    "status": 409,
    "detail": "A token named Rahim exists already. Choose another name, or revoke that token first.",
    "instance": "/v1/operator/tokens",
    "code": "operator_token_exists",
    "request_id": "req_pent11hkp7awe3ksd3xpkjrcd6",
    "name": "Rahim"
  },
  "operator_token_not_found": {
    "type": "https://api.dakpion.example/problems/operator_token_not_found",
    "title": "Operator token not found",
    "status": 404,
    "detail": "There is no operator token opt_54a66qsy3rb2ee8qfsd43yqnc7. To list all tokens, use GET /v1/operator/tokens.",
    "instance": "/v1/operator/tokens/opt_54a66qsy3rb2ee8qfsd43yqnc7",
    "code": "operator_token_not_found",
    "request_id": "req_smb5zhr6dpmp6rn3hx32kmpm5y",
    "token_id": "opt_54a66qsy3rb2ee8qfsd43yqnc7"
  },
  "too_many_operator_tokens": {
    "type": "https://api.dakpion.example/problems/too_many_operator_tokens",
    "title": "Too many operator tokens",
    "status": 409,
    "detail": "There are 100 tokens, which is the limit. Revoke a token first.",
    "instance": "/v1/operator/tokens",
    "code": "too_many_operator_tokens",
    "request_id": "req_pjdx617wnc71mqkmrzhgwm0t16",
    "limit": 100
  },
  "dead_letter_settled": {
    "type": "https://api.dakpion.example/problems/dead_letter_settled",
    "title": "Dead letter already settled",
    "status": 409,
    "detail": "The dead letter was already dropped. See its decision for the time and the reason.",
    "instance": "/v1/operator/dead-letters/dispatch.rider-events.v1:0/replay",
    "code": "dead_letter_settled",
    "request_id": "req_jh5xnehf59mk3dbb47mkxp2swf",
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
    "request_id": "req_ryep6ck00ja38qynhr5craq2s7"
  },
  "dispatch_unauthorized": {
    "type": "https://api.dakpion.example/problems/dispatch_unauthorized",
    "title": "Dispatch token missing or invalid",
    "status": 401,
    "detail": "Send the dispatch token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/dispatch/requests",
    "code": "dispatch_unauthorized",
    "request_id": "req_sk24ka0anbr1qvtvdgm47sehcs"
  },
  "link_invalid": {
    "type": "https://api.dakpion.example/problems/link_invalid",
    "title": "Link invalid",
    "status": 404,
    "detail": "The link is not valid any more. Ask for another one.",
    "instance": "/v1/dashboard/invitations/accept",
    "code": "link_invalid",
    "request_id": "req_yqyydq5m8pvdssr9c83rjjfzye"
  },
  "user_exists": {
    "type": "https://api.dakpion.example/problems/user_exists",
    "title": "User exists",
    "status": 409,
    "detail": "A user with this e-mail address has already joined. Nothing was changed.",
    "instance": "/v1/dashboard/users",
    "code": "user_exists",
    "request_id": "req_tsfphhy3v0jyp4xb7fyhxpkrft"
  },
  "last_owner": {
    "type": "https://api.dakpion.example/problems/last_owner",
    "title": "Last owner",
    "status": 409,
    "detail": "This user is the only owner who can sign in. Make another user an owner first.",
    "instance": "/v1/dashboard/users/usr_jyjg93yc63s1yvm82g0dsvfzj1",
    "code": "last_owner",
    "request_id": "req_bdaqe099vf222rqnhbhx2p8vdt"
  },
  "user_not_found": {
    "type": "https://api.dakpion.example/problems/user_not_found",
    "title": "User not found",
    "status": 404,
    "detail": "The user does not exist or has not joined. To list all users, use GET …/users.",
    "instance": "/v1/dashboard/users/usr_00000000000000000000000000",
    "code": "user_not_found",
    "request_id": "req_zby5esfhgc882zgz7t5vr8kfzs"
  },
  "role_not_allowed": {
    "type": "https://api.dakpion.example/problems/role_not_allowed",
    "title": "Not allowed for this role",
    "status": 403,
    "detail": "The role read_only does not permit this request. Ask an owner of this account.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "role_not_allowed",
    "request_id": "req_qb2pecn4h1pma08ynwk1kckv7m",
    "role": "read_only"
  },
  "cross_site_request": {
    "type": "https://api.dakpion.example/problems/cross_site_request",
    "title": "Cross-site request refused",
    "status": 403,
    "detail": "The request does not come from this site. Send it from the dashboard, or with an Origin header that equals the origin of this API.",
    "instance": "/v1/dashboard/session",
    "code": "cross_site_request",
    "request_id": "req_wn3bxby4ahcyb54vp39jbbsfwg"
  },
  "session_ended": {
    "type": "https://api.dakpion.example/problems/session_ended",
    "title": "Session ended",
    "status": 401,
    "detail": "The session has ended. Sign in again.",
    "instance": "/v1/dashboard/session",
    "code": "session_ended",
    "request_id": "req_37t6rwjdf4r185j5zsjhygh7n7"
  },
  "session_required": {
    "type": "https://api.dakpion.example/problems/session_required",
    "title": "Session required",
    "status": 401,
    "detail": "Sign in with POST /v1/dashboard/session. API keys are not accepted here.",
    "instance": "/v1/dashboard/session",
    "code": "session_required",
    "request_id": "req_rtef7ak5tcwgpe1htjtap2g5w3"
  },
  "sign_in_failed": {
    "type": "https://api.dakpion.example/problems/sign_in_failed",
    "title": "Sign-in failed",
    "status": 401,
    "detail": "The e-mail address, the password or the one-time code is wrong. A one-time code works once. If the password is lost, ask the operator for a reset link.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_failed",
    "request_id": "req_bz5g456th0cn7p7apsstcsm0cv"
  },
  "partner_choice_required": {
    "type": "https://api.dakpion.example/problems/partner_choice_required",
    "title": "Partner choice required",
    "status": 409,
    "detail": "Send the request again with partner_id, one of the partners in partners.",
    "instance": "/v1/dashboard/session",
    "code": "partner_choice_required",
    "request_id": "req_r3md6dkbmfrdtm5b6nvy9ph016",
    "partners": [
      {
        "partner_id": "prt_njzde7xd2qytevb2tdgeqr136n",
        "name": "Aarong"
      },
      {
        "partner_id": "prt_4bzsq33kz75b5ssxvad5sxn47s",
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
    "request_id": "req_aay9mzebk615xtzye5kk7drn6k"
  },
  "wrong_password": {
    "type": "https://api.dakpion.example/problems/wrong_password",
    "title": "Wrong password",
    "status": 403,
    "detail": "The present password is wrong. Nothing was changed.",
    "instance": "/v1/dashboard/password",
    "code": "wrong_password",
    "request_id": "req_x4wqvj9cyhkr80g942200ssreh"
  },
  "totp_not_enrolled": {
    "type": "https://api.dakpion.example/problems/totp_not_enrolled",
    "title": "One-time codes not set up",
    "status": 409,
    "detail": "One-time codes are not set up. Begin with POST /v1/dashboard/totp.",
    "instance": "/v1/dashboard/totp/confirm",
    "code": "totp_not_enrolled",
    "request_id": "req_qn02f4xtc4cem8qmc9a4jb8s2m"
  },
  "totp_active": {
    "type": "https://api.dakpion.example/problems/totp_active",
    "title": "One-time codes already enabled",
    "status": 409,
    "detail": "One-time codes are already enabled. Remove them first.",
    "instance": "/v1/dashboard/totp",
    "code": "totp_active",
    "request_id": "req_fj6dvc6she22e2k9pb8h1t1dvz"
  },
  "totp_required": {
    "type": "https://api.dakpion.example/problems/totp_required",
    "title": "One-time code required",
    "status": 401,
    "detail": "Send the request again with the current one-time code as totp_code.",
    "instance": "/v1/dashboard/session",
    "code": "totp_required",
    "request_id": "req_2rk71jsf70afxw1225qzxv8rvm"
  },
  "too_many_users": {
    "type": "https://api.dakpion.example/problems/too_many_users",
    "title": "Too many users",
    "status": 409,
    "detail": "The account has 50 users, which is the limit. Remove a user first.",
    "instance": "/v1/dashboard/users",
    "code": "too_many_users",
    "request_id": "req_4k4fmd1z4z9ge7gskzw5eq9ax2",
    "limit": 50
  },
  "sign_in_locked": {
    "type": "https://api.dakpion.example/problems/sign_in_locked",
    "title": "Sign-in locked",
    "status": 429,
    "detail": "There were too many failed attempts. Try again after 30 seconds.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_locked",
    "request_id": "req_f8wys55j5eb27t79e2yd50ryyg",
    "retry_after": 30
  },
  "misdirected_request": {
    "type": "https://api.dakpion.example/problems/misdirected_request",
    "title": "Misdirected request",
    "status": 421,
    "detail": "This host name is not served here. Use localhost, 127.0.0.1 or the host of PUBLIC_URL. A reverse proxy must send one of them as Host.",
    "instance": "/v1/business/orders",
    "code": "misdirected_request",
    "request_id": "req_7ws8skf72xq9t88j8wayhv4fkn"
  },
  "missing_api_key": {
    "type": "https://api.dakpion.example/problems/missing_api_key",
    "title": "API key missing",
    "status": 401,
    "detail": "Send your API key in the X-API-Key header.",
    "instance": "/v1/business/orders",
    "code": "missing_api_key",
    "request_id": "req_a8df8y73hscmd48bffg8kqr4x6"
  },
  "invalid_api_key": {
    "type": "https://api.dakpion.example/problems/invalid_api_key",
    "title": "Invalid API key",
    "status": 401,
    "detail": "The API key is not valid. Check that the key is complete, current, and issued for this environment.",
    "instance": "/v1/business/orders",
    "code": "invalid_api_key",
    "request_id": "req_84yt93s6327b81100sxmfzyzw4"
  },
  "malformed_json": {
    "type": "https://api.dakpion.example/problems/malformed_json",
    "title": "Malformed JSON",
    "status": 400,
    "detail": "The body is not valid JSON. Send one JSON value in UTF-8 with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "malformed_json",
    "request_id": "req_v9gfjn0jkae8fynzdp9kbpgshq"
  },
  "unsupported_media_type": {
    "type": "https://api.dakpion.example/problems/unsupported_media_type",
    "title": "Unsupported media type",
    "status": 415,
    "detail": "Send the body as uncompressed JSON in UTF-8, with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "unsupported_media_type",
    "request_id": "req_w8e0ys22n32f9gzhv9ndx8ng69"
  },
  "payload_too_large": {
    "type": "https://api.dakpion.example/problems/payload_too_large",
    "title": "Payload too large",
    "status": 413,
    "detail": "The body is larger than 65536 bytes. Send a smaller body.",
    "instance": "/v1/business/order/create",
    "code": "payload_too_large",
    "request_id": "req_te3gxer59xy52nkmxss06e9w4w",
    "limit_bytes": 65536
  },
  "validation_failed": {
    "type": "https://api.dakpion.example/problems/validation_failed",
    "title": "Validation failed",
    "status": 422,
    "detail": "The request has 2 errors. Nothing was changed. Correct the fields in errors and send the request again.",
    "instance": "/v1/business/order/create",
    "code": "validation_failed",
    "request_id": "req_gyf244bv4aj7mcybm2fgka5mf8",
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
    "request_id": "req_3g5rrb1smacmmg8bq8q4c1ys9v",
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
    "request_id": "req_p8tnxammh3hnc0193p2z0tsr4q"
  },
  "quotation_mismatch": {
    "type": "https://api.dakpion.example/problems/quotation_mismatch",
    "title": "Quotation does not match",
    "status": 422,
    "detail": "The quotation has a different parcel_type. Request a new quotation for this delivery, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_mismatch",
    "request_id": "req_j0zrke8qywderewdhw31s4e53g",
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
    "request_id": "req_yq86fjn32jjzx5aamk42fn68kw",
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
    "request_id": "req_xttmhxkmc86nf8x6877mh883ez",
    "order_id": "ord_unknown"
  },
  "order_not_cancellable": {
    "type": "https://api.dakpion.example/problems/order_not_cancellable",
    "title": "Order cannot be cancelled",
    "status": 409,
    "detail": "The order is COMPLETED. Orders can be cancelled only before pickup. Contact the receiver or the operator.",
    "instance": "/v1/business/order/ord_59qwzrc7f57wxymnh1vcprhhj1/cancel",
    "code": "order_not_cancellable",
    "request_id": "req_2tx7ct9vxqfmmyvm0n8cm7arbs",
    "parcel_status": "COMPLETED"
  },
  "order_not_retryable": {
    "type": "https://api.dakpion.example/problems/order_not_retryable",
    "title": "Order cannot be retried",
    "status": 409,
    "detail": "The order is COMPLETED. Only a CANCELLED order can be retried. To replace this order, cancel it first.",
    "instance": "/v1/business/order/ord_59qwzrc7f57wxymnh1vcprhhj1/retry",
    "code": "order_not_retryable",
    "request_id": "req_30dq9ayb5xyng5k23z8pkrh6t7",
    "parcel_status": "COMPLETED"
  },
  "webhook_not_found": {
    "type": "https://api.dakpion.example/problems/webhook_not_found",
    "title": "Webhook not found",
    "status": 404,
    "detail": "The webhook log has no delivery dlv_unknown. To list all deliveries, use GET …/webhooks.",
    "instance": "/v1/business/webhooks/dlv_unknown",
    "code": "webhook_not_found",
    "request_id": "req_zv0knmr4q3mwwmhakbw9t4bht7",
    "delivery_id": "dlv_unknown"
  },
  "redelivery_not_found": {
    "type": "https://api.dakpion.example/problems/redelivery_not_found",
    "title": "Redelivery not found",
    "status": 404,
    "detail": "Redelivery red_unknown does not exist. Use the redelivery_id returned by POST …/webhooks/redeliver.",
    "instance": "/v1/business/webhooks/redeliveries/red_unknown",
    "code": "redelivery_not_found",
    "request_id": "req_9zx3vyx0vg1e220sefafbkaapb",
    "redelivery_id": "red_unknown"
  },
  "not_found": {
    "type": "https://api.dakpion.example/problems/not_found",
    "title": "Not found",
    "status": 404,
    "detail": "The path does not exist. Check the path against the documentation. API paths begin with /v1.",
    "instance": "/v1/business/order/ord_unknown/map",
    "code": "not_found",
    "request_id": "req_84xbypy3p29hqdj6ddepmbxgk1"
  },
  "malformed_request": {
    "type": "https://api.dakpion.example/problems/malformed_request",
    "title": "Malformed request",
    "status": 400,
    "detail": "The request could not be read. Check the encoding of the path and the Content-Length header.",
    "instance": "/v1/business/order/%zz",
    "code": "malformed_request",
    "request_id": "req_875d9hr8k8a2x092wseweyzbf4"
  },
  "test_under_way": {
    "type": "https://api.dakpion.example/problems/test_under_way",
    "title": "Test webhook in progress",
    "status": 429,
    "detail": "Another test webhook is waiting for a response. This test was not sent. Send the request again after 6 seconds.",
    "instance": "/v1/business/webhooks/test",
    "code": "test_under_way",
    "request_id": "req_tj7pa5xesm2n51fbyg26qrbh8w",
    "retry_after": 6
  },
  "expired_api_key": {
    "type": "https://api.dakpion.example/problems/expired_api_key",
    "title": "API key expired",
    "status": 401,
    "detail": "This API key was replaced and is no longer valid. Use the key issued by the last rotation.",
    "instance": "/v1/business/orders",
    "code": "expired_api_key",
    "request_id": "req_fy7fadh1e8j1h4515011fsps78"
  },
  "operator_unauthorized": {
    "type": "https://api.dakpion.example/problems/operator_unauthorized",
    "title": "Operator token missing or invalid",
    "status": 401,
    "detail": "Send the operator token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/operator/partners",
    "code": "operator_unauthorized",
    "request_id": "req_417wtn7fsatgwjccpjz8zr5q1b"
  },
  "partner_not_found": {
    "type": "https://api.dakpion.example/problems/partner_not_found",
    "title": "Partner not found",
    "status": 404,
    "detail": "Partner prt_unknown does not exist. To list all partners, use GET /v1/operator/partners.",
    "instance": "/v1/operator/partners/prt_unknown/suspend",
    "code": "partner_not_found",
    "request_id": "req_p4q0q833kk3ccd1arazn0ec58r",
    "partner_id": "prt_unknown"
  },
  "dead_letter_not_found": {
    "type": "https://api.dakpion.example/problems/dead_letter_not_found",
    "title": "Dead letter not found",
    "status": 404,
    "detail": "Dead letter unknown does not exist or was deleted. To list all dead letters, use GET /v1/operator/dead-letters.",
    "instance": "/v1/operator/dead-letters/unknown/replay",
    "code": "dead_letter_not_found",
    "request_id": "req_vzezpj1ng9c2nbn2d2gqjbzdjn",
    "letter_id": "unknown"
  },
  "parked_stream_not_found": {
    "type": "https://api.dakpion.example/problems/parked_stream_not_found",
    "title": "Parked stream not found",
    "status": 404,
    "detail": "The follower order-views has not parked the stream order-1. To list all parked streams, use GET /v1/operator/parked.",
    "instance": "/v1/operator/parked/order-views/order-1/release",
    "code": "parked_stream_not_found",
    "request_id": "req_0f3k560kb8wv9x91h6tdnrv9yc",
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
    "request_id": "req_ta3c8fxe30nyv876tdvrhmy2rn",
    "limit_mb": 1
  },
  "rate_limited": {
    "type": "https://api.dakpion.example/problems/rate_limited",
    "title": "Too many requests",
    "status": 429,
    "detail": "Too many requests. Send the request again after 60 seconds.",
    "instance": "/v1/business/orders",
    "code": "rate_limited",
    "request_id": "req_9bftj1yam42pq4sz2jwg41t2bk",
    "retry_after": 60
  },
  "confirmation_required": {
    "type": "https://api.dakpion.example/problems/confirmation_required",
    "title": "Confirmation required",
    "status": 403,
    "detail": "Send the password or a one-time code to POST /v1/dashboard/session/confirm, then send this request again.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "confirmation_required",
    "request_id": "req_1z26939ecg04a5b4ap54y7rj2z"
  },
  "quotation_expired": {
    "type": "https://api.dakpion.example/problems/quotation_expired",
    "title": "Quotation expired",
    "status": 422,
    "detail": "The quotation expired at 2026-11-25T20:44:28.859+06:00. Request a new quotation, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_expired",
    "request_id": "req_mw5s4skp1zgjsek68wjaekjva8",
    "expired_at": "2026-11-25T20:44:28.859+06:00"
  },
  "temporarily_unavailable": {
    "type": "https://api.dakpion.example/problems/temporarily_unavailable",
    "title": "Temporarily unavailable",
    "status": 503,
    "detail": "The service did not answer in time. Send the same request again after 2 seconds. Repeating this request is safe.",
    "instance": "/v1/business/order/ord_2tejedntab7ek8y9pt2wp3kc5x",
    "code": "temporarily_unavailable",
    "request_id": "req_7rztc6j4m0hw3wsgmynbf1enwz",
    "retry_after": 2
  }
};

/** The body of a webhook of each event. */
export const recordedWebhooks: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "ORDER_CREATED": {
    "event_type": "ORDER_CREATED",
    "event": "ORDER_CREATED",
    "event_id": "evt_c26722d7363d412c8cc9f9c6701e4a60",
    "sequence": 1,
    "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
    "partner_reference_id": null,
    "status": "PENDING",
    "parcel_status": "PENDING",
    "previous_status": null,
    "timestamp": "2026-11-25T20:29:26.739+06:00",
    "updated_at": "2026-11-25T20:29:26.739+06:00",
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
      "quotation_id": "quo_WzEsMCwxNzk1NjE3ODY2NzM3LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2vccK7HDmka7h83uSXWv0srRzIcT-j3JFhRQOL-rmrE",
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
      "expires_at": "2026-11-25T20:44:26.737+06:00"
    },
    "tracking_url": "https://api.dakpion.example/track/trk_gz3csc9dq3yx87t6pfpcrwq08p"
  },
  "ASSIGNED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "ASSIGNED",
    "event_id": "evt_d3ec6c752a8b4eba9f2ad9fd39ad312d",
    "sequence": 2,
    "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
    "partner_reference_id": null,
    "status": "ASSIGNED",
    "parcel_status": "ASSIGNED",
    "previous_status": "PENDING",
    "timestamp": "2026-11-25T20:29:26.997+06:00",
    "updated_at": "2026-11-25T20:29:26.998+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 942557,
    "rider_latitude": 23.753133,
    "rider_longitude": 90.37811,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "driver_info": {
      "rider_id": 942557,
      "name": "Mizanur Rahman",
      "phone_number": "01083031315",
      "driver_type": 1,
      "is_freelancer": false,
      "latitude": 23.753133,
      "longitude": 90.37811,
      "location_updated_at": "2026-11-25T20:29:26.997+06:00"
    }
  },
  "ACCEPTED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "ACCEPTED",
    "event_id": "evt_7b1d423c7c5f48d48023c295e5e4150d",
    "sequence": 3,
    "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
    "partner_reference_id": null,
    "status": "ACCEPTED",
    "parcel_status": "ACCEPTED",
    "previous_status": "ASSIGNED",
    "timestamp": "2026-11-25T20:29:27.153+06:00",
    "updated_at": "2026-11-25T20:29:27.154+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 942557,
    "rider_latitude": 23.753133,
    "rider_longitude": 90.37811,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "driver_info": {
      "rider_id": 942557,
      "name": "Mizanur Rahman",
      "phone_number": "01083031315",
      "driver_type": 1,
      "is_freelancer": false,
      "latitude": 23.753133,
      "longitude": 90.37811,
      "location_updated_at": "2026-11-25T20:29:27.153+06:00"
    },
    "eta": "2026-11-25T20:56:27.153+06:00"
  },
  "STARTED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "STARTED",
    "event_id": "evt_415ccd17648d413ba4c09a9cd72cb0ba",
    "sequence": 4,
    "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
    "partner_reference_id": null,
    "status": "STARTED",
    "parcel_status": "STARTED",
    "previous_status": "ACCEPTED",
    "timestamp": "2026-11-25T20:29:27.378+06:00",
    "updated_at": "2026-11-25T20:29:27.379+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 942557,
    "rider_latitude": 23.753133,
    "rider_longitude": 90.37811,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "eta": "2026-11-25T20:56:27.378+06:00"
  },
  "PICKED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "PICKED",
    "event_id": "evt_ad1e5c8b0779433183d563b2dd99a6ee",
    "sequence": 5,
    "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
    "partner_reference_id": null,
    "status": "PICKED",
    "parcel_status": "PICKED",
    "previous_status": "STARTED",
    "timestamp": "2026-11-25T20:29:28.184+06:00",
    "updated_at": "2026-11-25T20:29:28.185+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 942557,
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
    "event_id": "evt_6efa5f1e6baa47df8fe31c423810f39d",
    "sequence": 6,
    "order_id": "ord_59qwzrc7f57wxymnh1vcprhhj1",
    "partner_reference_id": null,
    "status": "COMPLETED",
    "parcel_status": "COMPLETED",
    "previous_status": "PICKED",
    "timestamp": "2026-11-25T20:29:28.800+06:00",
    "updated_at": "2026-11-25T20:29:28.800+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 942557,
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
    "event_id": "evt_17bfed929f684b3dbdfbfc6602a7312c",
    "sequence": 2,
    "order_id": "ord_8pn0y682d96ahq1v7dz9fjvaae",
    "partner_reference_id": null,
    "status": "CANCELLED",
    "parcel_status": "CANCELLED",
    "previous_status": "PENDING",
    "timestamp": "2026-11-25T20:29:31.420+06:00",
    "updated_at": "2026-11-25T20:29:31.420+06:00",
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
