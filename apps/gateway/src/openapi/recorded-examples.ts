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
      "quotation_id": "quo_WzEsMCwxNzk1NTgxNDQxNjkyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.uP1K92KZVCuwTU8ha6FXRj5ksmBQi--ZTr9J2NYEgOs",
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
      "expires_at": "2026-11-25T10:37:21.692+06:00"
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
      "order_id": "ord_k8mn8d47ytcjgcjt3edqjbgafy",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_xt0d98jbsbqzsytab0ddd3mzs5",
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
        "quotation_id": "quo_WzEsMCwxNzk1NTgxNDQxNjkyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.uP1K92KZVCuwTU8ha6FXRj5ksmBQi--ZTr9J2NYEgOs",
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
        "expires_at": "2026-11-25T10:37:21.692+06:00"
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
      "created_at": "2026-11-25T10:22:21.779+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-25T10:22:21.779+06:00"
    }
  },
  "getOrder": {
    "status": 200,
    "response": {
      "order_id": "ord_k8mn8d47ytcjgcjt3edqjbgafy",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_xt0d98jbsbqzsytab0ddd3mzs5",
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
        "quotation_id": "quo_WzEsMCwxNzk1NTgxNDQxNjkyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.uP1K92KZVCuwTU8ha6FXRj5ksmBQi--ZTr9J2NYEgOs",
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
        "expires_at": "2026-11-25T10:37:21.692+06:00"
      },
      "driver_info": {
        "rider_id": 970828,
        "name": "Rokeya Khatun",
        "phone_number": "01093066535",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-25T10:22:22.943+06:00"
      },
      "rider_id": 970828,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-25T10:22:21.779+06:00",
      "assigned_at": "2026-11-25T10:22:22.110+06:00",
      "accepted_at": "2026-11-25T10:22:22.473+06:00",
      "started_at": "2026-11-25T10:22:22.586+06:00",
      "picked_at": "2026-11-25T10:22:22.739+06:00",
      "completed_at": "2026-11-25T10:22:22.943+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-25T10:22:22.945+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-25T10:22:21.779+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-25T10:22:22.110+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-25T10:22:22.473+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-25T10:22:22.586+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-25T10:22:22.739+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-25T10:22:22.943+06:00"
        }
      ]
    }
  },
  "getOrderStatus": {
    "status": 200,
    "response": {
      "order_id": "ord_k8mn8d47ytcjgcjt3edqjbgafy",
      "partner_reference_id": null,
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "updated_at": "2026-11-25T10:22:22.945+06:00",
      "rider_id": 970828,
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
      "order_id": "ord_k8mn8d47ytcjgcjt3edqjbgafy",
      "verifier_key": "dakpion.local/885f066bd67f1420+011062fb+AScsdP87AZDQeTGjtM1y1qSOQ/KQar9XjpzagViWCHe0",
      "checkpoint": "dakpion.local/885f066bd67f1420\n31\n8lkOJXlkKJW6Ax/cR2sssy+sAlYW7cLmHA3LhUqxkJY=\n\n— dakpion.local/885f066bd67f1420 ARBi+/6dBQxbr+v5QnrDKU1ZTK8yM9r2k6IxDh67rYRd+zv8e7yDIZ9fT6RkpqMPwSNyj1sINHZEyetqVGna3IVocAY=\n",
      "events": [
        {
          "sequence": 1,
          "type": "OrderCreated",
          "recorded_at": "2026-11-25T10:22:21.779+06:00",
          "data": "{\"attempt\":1,\"environment\":\"sandbox\",\"occurred_at\":\"2026-11-25T10:22:21.779+06:00\",\"order_id\":\"ord_k8mn8d47ytcjgcjt3edqjbgafy\",\"partner_id\":\"prt_yhakgc79rx76aqq0h58ppvbcbj\",\"quotation\":{\"breakdown\":[{\"amount\":50,\"code\":\"base_fare\",\"label\":\"Base fare\"},{\"amount\":87,\"code\":\"distance_fare\",\"label\":\"Distance fare\"},{\"amount\":0,\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\"}],\"currency\":\"BDT\",\"distance_km\":7.78,\"distance_source\":\"estimate\",\"driver_type\":1,\"duration\":19,\"expires_at\":\"2026-11-25T10:37:21.692+06:00\",\"options\":[{\"driver_type\":1,\"duration\":19,\"time_to_pickup\":8,\"total_price\":137},{\"driver_type\":2,\"duration\":24,\"time_to_pickup\":12,\"total_price\":227}],\"parcel_type\":2,\"quotation_id\":\"quo_WzEsMCwxNzk1NTgxNDQxNjkyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.uP1K92KZVCuwTU8ha6FXRj5ksmBQi--ZTr9J2NYEgOs\",\"tariff_version\":\"2026-11-01\",\"time_to_pickup\":8,\"total_price\":137},\"recorded_at\":\"2026-11-25T10:22:21.779+06:00\",\"request\":{\"callback_url\":null,\"detailed_address\":null,\"driver_type\":1,\"estimated_pickup_address_latitude\":23.7461,\"estimated_pickup_address_longitude\":90.3742,\"estimated_receiver_address_latitude\":23.7806,\"estimated_receiver_address_longitude\":90.4193,\"is_freelancer\":false,\"item_name\":null,\"item_price\":null,\"metadata\":null,\"parcel_comment\":null,\"parcel_type\":2,\"partner_reference_id\":null,\"pickup_address_text\":\"House 12, Road 5, Dhanmondi, Dhaka\",\"quotation_id\":\"quo_WzEsMCwxNzk1NTgxNDQxNjkyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.uP1K92KZVCuwTU8ha6FXRj5ksmBQi--ZTr9J2NYEgOs\",\"receiver_address_text\":\"বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦\",\"receiver_name\":\"রহিমা খাতুন\",\"receiver_phone_number\":\"01712345678\",\"sandbox_scenario\":null},\"retry_of_order_id\":null,\"tracking_token\":\"trk_xt0d98jbsbqzsytab0ddd3mzs5\",\"tracking_url\":\"https://api.dakpion.example/track/trk_xt0d98jbsbqzsytab0ddd3mzs5\"}",
          "leaf": "{\"actor\":{\"key_id\":\"key_p4dstq39f1zrqtsqtqg25qfv3e\",\"kind\":\"api_key\"},\"data_sha256\":\"3e9a3659c7b3b628759b8e7f0b957b4bb9150f553bc75df1533d575832f0d3a4\",\"event_id\":\"adcff03f-f148-44c5-8502-cdcc648deff9\",\"recorded_at\":\"2026-11-25T10:22:21.779+06:00\",\"revision\":0,\"stream\":\"order-ord_k8mn8d47ytcjgcjt3edqjbgafy\",\"type\":\"OrderCreated\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 12\nxG6A9mo4WvK07vIgJyyqIzBJk+EVYnj5GHLXioujupw=\n70HvKaL4AaS5n8I8aN5JbBAfBwwBvO92I8clVttVkws=\nk6jb7a8ZEW2LMBqn6Vp5VFdqVpJQuUF8RAfoffjIltU=\npuVfPZQLCCNXtygTrZZSi3nCAFus9DCaqzO8zvbAvns=\n+2b5brP1nkFzJDLuTJGk2GXqmb8Ykq3HuLJYi33YyFs=\n\ndakpion.local/885f066bd67f1420\n31\n8lkOJXlkKJW6Ax/cR2sssy+sAlYW7cLmHA3LhUqxkJY=\n\n— dakpion.local/885f066bd67f1420 ARBi+/6dBQxbr+v5QnrDKU1ZTK8yM9r2k6IxDh67rYRd+zv8e7yDIZ9fT6RkpqMPwSNyj1sINHZEyetqVGna3IVocAY=\n",
          "proof_due_at": null
        },
        {
          "sequence": 2,
          "type": "OrderAssigned",
          "recorded_at": "2026-11-25T10:22:22.112+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.734851,\"longitude\":90.36101},\"occurred_at\":\"2026-11-25T10:22:22.110+06:00\",\"recorded_at\":\"2026-11-25T10:22:22.111+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Rokeya Khatun\",\"phone_number\":\"01093066535\",\"rider_id\":970828},\"rider_event_id\":\"robot-ord_k8mn8d47ytcjgcjt3edqjbgafy-0\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"307bed58f15205a8b848518c1eb49a9b8e0fe160f97ea60de84dc9a82de5d939\",\"event_id\":\"e45ad055-accb-4172-a7af-00e004dd2613\",\"recorded_at\":\"2026-11-25T10:22:22.112+06:00\",\"revision\":1,\"stream\":\"order-ord_k8mn8d47ytcjgcjt3edqjbgafy\",\"type\":\"OrderAssigned\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 16\nXK/fv+yF2DnBUzsWu/wJBnjfxPtXcvUR3S31ocSfEgU=\nqcnVZN6rnyyJTl21d8OAJtAIlwLNq/p+lJYIw6zB0UU=\n2RGuiT9rqVFLRi6G7GL+0qidsiC2LDFVzI1FPeeGYn8=\n5xYnIgAfLKl3NmQnVd9/zpvjUN2JGsXNwsHTtN6uecU=\nOaqsh/RlmUj+9znpD5pKIT8tEFnoI0C75EOXS9K4bBA=\n\ndakpion.local/885f066bd67f1420\n31\n8lkOJXlkKJW6Ax/cR2sssy+sAlYW7cLmHA3LhUqxkJY=\n\n— dakpion.local/885f066bd67f1420 ARBi+/6dBQxbr+v5QnrDKU1ZTK8yM9r2k6IxDh67rYRd+zv8e7yDIZ9fT6RkpqMPwSNyj1sINHZEyetqVGna3IVocAY=\n",
          "proof_due_at": null
        },
        {
          "sequence": 3,
          "type": "OrderAccepted",
          "recorded_at": "2026-11-25T10:22:22.474+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.734851,\"longitude\":90.36101},\"occurred_at\":\"2026-11-25T10:22:22.473+06:00\",\"recorded_at\":\"2026-11-25T10:22:22.474+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Rokeya Khatun\",\"phone_number\":\"01093066535\",\"rider_id\":970828},\"rider_event_id\":\"robot-ord_k8mn8d47ytcjgcjt3edqjbgafy-1\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"41facd8764ff64d4b919b831659ab918adccc943784cfb94bd668d6908b56713\",\"event_id\":\"c76222e7-dc4c-4963-a6f0-ca987ce56bc6\",\"recorded_at\":\"2026-11-25T10:22:22.474+06:00\",\"revision\":2,\"stream\":\"order-ord_k8mn8d47ytcjgcjt3edqjbgafy\",\"type\":\"OrderAccepted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 19\nqJtjADWw+7AOl+ktMChmP5z7ACs4Fjms5woFCMFcK2I=\nzMxQmj+vdtqjU/Pj4mENoo08JdnHIEknvIbqcsVQunY=\n2RGuiT9rqVFLRi6G7GL+0qidsiC2LDFVzI1FPeeGYn8=\n5xYnIgAfLKl3NmQnVd9/zpvjUN2JGsXNwsHTtN6uecU=\nOaqsh/RlmUj+9znpD5pKIT8tEFnoI0C75EOXS9K4bBA=\n\ndakpion.local/885f066bd67f1420\n31\n8lkOJXlkKJW6Ax/cR2sssy+sAlYW7cLmHA3LhUqxkJY=\n\n— dakpion.local/885f066bd67f1420 ARBi+/6dBQxbr+v5QnrDKU1ZTK8yM9r2k6IxDh67rYRd+zv8e7yDIZ9fT6RkpqMPwSNyj1sINHZEyetqVGna3IVocAY=\n",
          "proof_due_at": null
        },
        {
          "sequence": 4,
          "type": "OrderStarted",
          "recorded_at": "2026-11-25T10:22:22.588+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.734851,\"longitude\":90.36101},\"occurred_at\":\"2026-11-25T10:22:22.586+06:00\",\"recorded_at\":\"2026-11-25T10:22:22.587+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Rokeya Khatun\",\"phone_number\":\"01093066535\",\"rider_id\":970828},\"rider_event_id\":\"robot-ord_k8mn8d47ytcjgcjt3edqjbgafy-2\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"33bab4e79d9596f5532109401f6889208695f07597e6a027398ad494ca735f04\",\"event_id\":\"2e240f11-8e94-482a-b722-86361cb123f9\",\"recorded_at\":\"2026-11-25T10:22:22.588+06:00\",\"revision\":3,\"stream\":\"order-ord_k8mn8d47ytcjgcjt3edqjbgafy\",\"type\":\"OrderStarted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 22\nQgpJbhNMdwGiJrxSbduSHOhwkJk8UefnXJRvxle5DbA=\nQOQy+HxRKcXrryjs4QrMUF11GLdea9iWXxm7HpHXQQs=\nWkJR9kCmufloegJB6l2JN5uusjxCunIJkrfQjmRBAPQ=\n5xYnIgAfLKl3NmQnVd9/zpvjUN2JGsXNwsHTtN6uecU=\nOaqsh/RlmUj+9znpD5pKIT8tEFnoI0C75EOXS9K4bBA=\n\ndakpion.local/885f066bd67f1420\n31\n8lkOJXlkKJW6Ax/cR2sssy+sAlYW7cLmHA3LhUqxkJY=\n\n— dakpion.local/885f066bd67f1420 ARBi+/6dBQxbr+v5QnrDKU1ZTK8yM9r2k6IxDh67rYRd+zv8e7yDIZ9fT6RkpqMPwSNyj1sINHZEyetqVGna3IVocAY=\n",
          "proof_due_at": null
        },
        {
          "sequence": 5,
          "type": "OrderPicked",
          "recorded_at": "2026-11-25T10:22:22.740+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.7461,\"longitude\":90.3742},\"occurred_at\":\"2026-11-25T10:22:22.739+06:00\",\"recorded_at\":\"2026-11-25T10:22:22.740+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Rokeya Khatun\",\"phone_number\":\"01093066535\",\"rider_id\":970828},\"rider_event_id\":\"robot-ord_k8mn8d47ytcjgcjt3edqjbgafy-6\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"9de38f855201782ea5ea08540ec1a60c32addb89a79ff5e3cd0d857e24a423ed\",\"event_id\":\"35b0016b-faf7-4e08-bdb4-880adb4b2a90\",\"recorded_at\":\"2026-11-25T10:22:22.740+06:00\",\"revision\":4,\"stream\":\"order-ord_k8mn8d47ytcjgcjt3edqjbgafy\",\"type\":\"OrderPicked\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 25\nHfz3k/OT+LQkUWlXGHbcuLQ+xaa8rQJrZs8bVyP1weI=\nprsoeqmAEy0njZkdJn5eSiJkAMdpUd/MMYfbWmfODqc=\npcoNSN/MhOPR0GIoIcKCZKdK57IM/uK6RX4RKxfLbvM=\nz4HMJdBtGPlXBKJ2c2v0je/FDcSQTPssHwnbKzKf8cI=\nOaqsh/RlmUj+9znpD5pKIT8tEFnoI0C75EOXS9K4bBA=\n\ndakpion.local/885f066bd67f1420\n31\n8lkOJXlkKJW6Ax/cR2sssy+sAlYW7cLmHA3LhUqxkJY=\n\n— dakpion.local/885f066bd67f1420 ARBi+/6dBQxbr+v5QnrDKU1ZTK8yM9r2k6IxDh67rYRd+zv8e7yDIZ9fT6RkpqMPwSNyj1sINHZEyetqVGna3IVocAY=\n",
          "proof_due_at": null
        },
        {
          "sequence": 6,
          "type": "OrderCompleted",
          "recorded_at": "2026-11-25T10:22:22.945+06:00",
          "data": "{\"duration\":0,\"location\":{\"latitude\":23.7806,\"longitude\":90.4193},\"occurred_at\":\"2026-11-25T10:22:22.943+06:00\",\"recorded_at\":\"2026-11-25T10:22:22.945+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Rokeya Khatun\",\"phone_number\":\"01093066535\",\"rider_id\":970828},\"rider_event_id\":\"robot-ord_k8mn8d47ytcjgcjt3edqjbgafy-10\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"70861622ff2795c0fe85cf5c1b4b5f712a167c6d0c50361451fd3380e43c847c\",\"event_id\":\"01fc2eb6-c4d3-45e8-9b14-366a0684e4f8\",\"recorded_at\":\"2026-11-25T10:22:22.945+06:00\",\"revision\":5,\"stream\":\"order-ord_k8mn8d47ytcjgcjt3edqjbgafy\",\"type\":\"OrderCompleted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 28\nfmWSJJK0c35klYw7U6ZEu+H8mEM0RKmIq0dWvN/Q8yE=\nbBL3iNlzLGR5+6oJB5LQ0NGjbk769cgaCRhq3J0Qcfk=\nk7Zls7yrMKswOWlMsmMbuPxCmXT/b6IM842jgXAGo8A=\nz4HMJdBtGPlXBKJ2c2v0je/FDcSQTPssHwnbKzKf8cI=\nOaqsh/RlmUj+9znpD5pKIT8tEFnoI0C75EOXS9K4bBA=\n\ndakpion.local/885f066bd67f1420\n31\n8lkOJXlkKJW6Ax/cR2sssy+sAlYW7cLmHA3LhUqxkJY=\n\n— dakpion.local/885f066bd67f1420 ARBi+/6dBQxbr+v5QnrDKU1ZTK8yM9r2k6IxDh67rYRd+zv8e7yDIZ9fT6RkpqMPwSNyj1sINHZEyetqVGna3IVocAY=\n",
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
          "order_id": "ord_k8mn8d47ytcjgcjt3edqjbgafy",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_xt0d98jbsbqzsytab0ddd3mzs5",
          "created_at": "2026-11-25T10:22:21.779+06:00",
          "updated_at": "2026-11-25T10:22:22.945+06:00"
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
          "event_id": "evt_adcff03ff14844c58502cdcc648deff9",
          "sequence": 1,
          "order_id": "ord_k8mn8d47ytcjgcjt3edqjbgafy",
          "partner_reference_id": null,
          "status": "PENDING",
          "parcel_status": "PENDING",
          "previous_status": null,
          "timestamp": "2026-11-25T10:22:21.779+06:00",
          "updated_at": "2026-11-25T10:22:21.779+06:00",
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
            "quotation_id": "quo_WzEsMCwxNzk1NTgxNDQxNjkyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.uP1K92KZVCuwTU8ha6FXRj5ksmBQi--ZTr9J2NYEgOs",
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
            "expires_at": "2026-11-25T10:37:21.692+06:00"
          },
          "tracking_url": "https://api.dakpion.example/track/trk_xt0d98jbsbqzsytab0ddd3mzs5",
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
      "order_id": "ord_kct0v6jbgh45mrn8b6p5p1d256",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "CANCELLED",
      "previous_status": "PENDING",
      "tracking_url": "https://api.dakpion.example/track/trk_pabe0djxkkeqfb2j5pd1cwqxyc",
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
        "quotation_id": "quo_WzEsMCwxNzk1NTgxNDQ1NTEyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.j8NKztV1Noq5kZyM7kffDtZDDPOBUY45nX-2khQNquo",
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
        "expires_at": "2026-11-25T10:37:25.512+06:00"
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
      "created_at": "2026-11-25T10:22:25.512+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": "2026-11-25T10:22:25.592+06:00",
      "updated_at": "2026-11-25T10:22:25.592+06:00"
    }
  },
  "retryOrder": {
    "request": {},
    "status": 201,
    "response": {
      "order_id": "ord_2an9zzsbg603wpgb541j2kbfck",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_14e7ne4zpnhdkwmy38f8qeb1f8",
      "allowed_actions": [
        "cancel"
      ],
      "attempt": 2,
      "retry_of_order_id": "ord_kct0v6jbgh45mrn8b6p5p1d256",
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
        "quotation_id": "quo_WzEsMCwxNzk1NTgxNDQ1NjM5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.UvZOlNsACAVbGfLIYSHJd2eTqEPHV6fn3zcEahI04t8",
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
        "expires_at": "2026-11-25T10:37:25.639+06:00"
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
      "created_at": "2026-11-25T10:22:25.640+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-25T10:22:25.640+06:00"
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
          "delivery_id": "dlv_94b3d08a431e4409a9f25d26e8e157bc",
          "order_id": "ord_2an9zzsbg603wpgb541j2kbfck",
          "event": "ORDER_CREATED",
          "event_id": "evt_94b3d08a431e4409a9f25d26e8e157bc",
          "sequence": 1,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-25T10:22:25.647+06:00",
              "duration_ms": 24,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-25T10:22:25.646+06:00",
          "updated_at": "2026-11-25T10:22:25.671+06:00"
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
      "delivery_id": "dlv_94b3d08a431e4409a9f25d26e8e157bc",
      "order_id": "ord_2an9zzsbg603wpgb541j2kbfck",
      "event": "ORDER_CREATED",
      "event_id": "evt_94b3d08a431e4409a9f25d26e8e157bc",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-25T10:22:25.647+06:00",
          "duration_ms": 24,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 1,
      "next_attempt_at": null,
      "created_at": "2026-11-25T10:22:25.646+06:00",
      "updated_at": "2026-11-25T10:22:25.671+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_94b3d08a431e4409a9f25d26e8e157bc",
          "webhook-timestamp": "1795580545",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_94b3d08a431e4409a9f25d26e8e157bc\",\"sequence\":1,\"order_id\":\"ord_2an9zzsbg603wpgb541j2kbfck\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-25T10:22:25.640+06:00\",\"updated_at\":\"2026-11-25T10:22:25.640+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_kct0v6jbgh45mrn8b6p5p1d256\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NTgxNDQ1NjM5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.UvZOlNsACAVbGfLIYSHJd2eTqEPHV6fn3zcEahI04t8\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-25T10:37:25.639+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_14e7ne4zpnhdkwmy38f8qeb1f8\"}"
      }
    }
  },
  "redeliverWebhook": {
    "request": {},
    "status": 202,
    "response": {
      "delivery_id": "dlv_94b3d08a431e4409a9f25d26e8e157bc",
      "accepted": 1
    }
  },
  "redeliverWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_xy62pdcfrspfmghb4d4tq8rwys",
      "requested_at": "2026-11-25T10:22:26.005+06:00",
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
      "redelivery_id": "rdl_xy62pdcfrspfmghb4d4tq8rwys",
      "requested_at": "2026-11-25T10:22:26.005+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-25T10:22:26.018+06:00"
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
          "webhook-id": "evt_test_vd812k940kaevekdgnv44cm3s1",
          "webhook-timestamp": "1795580546",
          "webhook-signature": "v1,6kLllGe6feNH6HKiY99RoznD1dLJFuS8DWNvUK8kKac=",
          "x-webhook-secret": "(withheld)",
          "x-webhook-test": "true"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"PICKED\",\"event_id\":\"evt_test_vd812k940kaevekdgnv44cm3s1\",\"sequence\":5,\"order_id\":\"ord_00000000000000000000000000\",\"partner_reference_id\":\"EXAMPLE-NOT-AN-ORDER\",\"status\":\"PICKED\",\"parcel_status\":\"PICKED\",\"previous_status\":\"STARTED\",\"timestamp\":\"2026-11-25T10:22:26.063+06:00\",\"updated_at\":\"2026-11-25T10:22:26.063+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":1,\"rider_latitude\":23.7461,\"rider_longitude\":90.3742,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":15,\"duration\":20,\"metadata\":{\"test\":\"true\"}}"
      },
      "started_at": "2026-11-25T10:22:26.063+06:00",
      "duration_ms": 4,
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
        "stored_bytes": 0,
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
        "webhook_attempts": 11
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
          "webhook_attempts": 11
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
          "order_id": "ord_k8mn8d47ytcjgcjt3edqjbgafy",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-25T10:22:21.779+06:00",
          "completed_at": "2026-11-25T10:22:22.943+06:00",
          "charged_at": "2026-11-25T10:22:22.945+06:00",
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
          "time": "2026-11-25T10:22:25.509+06:00",
          "method": "POST",
          "path": "/v1/business/order/create",
          "query": null,
          "status": 201,
          "problem_code": null,
          "duration_ms": 59.6,
          "request_id": "req_x5dpnr7xe6wa9c5f3hfx1b8zhy",
          "idempotency_key": null,
          "api_key_last_four": "NF3W",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795580545509.log_a6fmx4qmkjjdty0rpw5b6q99b8",
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
      "token_id": "opt_p3mpnrdhbt3b9f5abf80067cz9",
      "name": "Rahim",
      "role": "auditor",
      "issued_at": "2026-11-25T10:22:26.270+06:00",
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
          "token_id": "opt_p3mpnrdhbt3b9f5abf80067cz9",
          "name": "Rahim",
          "role": "auditor",
          "issued_at": "2026-11-25T10:22:26.270+06:00"
        }
      ]
    }
  },
  "listPartners": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_yhakgc79rx76aqq0h58ppvbcbj",
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
                "key_id": "key_p4dstq39f1zrqtsqtqg25qfv3e",
                "last_four": "NF3W",
                "issued_at": "2026-11-25T10:22:21.283+06:00",
                "expires_at": null,
                "last_used_at": "2026-11-25T10:22:21.472+06:00"
              }
            ],
            "production": [
              {
                "key_id": "key_0vveggywzzrqc29rm1ntqxst6r",
                "last_four": "6QRi",
                "issued_at": "2026-11-25T10:22:21.283+06:00",
                "expires_at": null,
                "last_used_at": null
              }
            ]
          },
          "callback_urls": {
            "sandbox": "https://shop.example/dakpion",
            "production": null
          },
          "created_at": "2026-11-25T10:22:21.283+06:00",
          "updated_at": "2026-11-25T10:22:21.499+06:00"
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
      "partner_id": "prt_yhakgc79rx76aqq0h58ppvbcbj",
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
            "key_id": "key_p4dstq39f1zrqtsqtqg25qfv3e",
            "last_four": "NF3W",
            "issued_at": "2026-11-25T10:22:21.283+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-25T10:22:21.472+06:00"
          }
        ],
        "production": [
          {
            "key_id": "key_0vveggywzzrqc29rm1ntqxst6r",
            "last_four": "6QRi",
            "issued_at": "2026-11-25T10:22:21.283+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": "https://shop.example/dakpion",
        "production": null
      },
      "created_at": "2026-11-25T10:22:21.283+06:00",
      "updated_at": "2026-11-25T10:22:21.499+06:00",
      "storage": {
        "sandbox": {
          "stored_bytes": 30981,
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
          "user_id": "usr_yhakgc79rx76aqq0h58ppvbcbj",
          "email": "shop@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T10:22:21.283+06:00"
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
      "user_id": "usr_yhakgc79rx76aqq0h58ppvbcbj",
      "reset_token": "example-of-a-secret",
      "reset_url": "https://api.dakpion.example/dashboard/password-reset#example-of-a-secret",
      "expires_at": "2026-11-25T11:22:27.946+06:00"
    }
  },
  "reencryptSecrets": {
    "status": 200,
    "response": {
      "partner_id": "prt_yhakgc79rx76aqq0h58ppvbcbj",
      "reencrypted": 0,
      "not_decrypted": 0
    }
  },
  "findOrders": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_yhakgc79rx76aqq0h58ppvbcbj",
          "environment": "sandbox",
          "order_id": "ord_k8mn8d47ytcjgcjt3edqjbgafy",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_xt0d98jbsbqzsytab0ddd3mzs5",
          "created_at": "2026-11-25T10:22:21.779+06:00",
          "updated_at": "2026-11-25T10:22:22.945+06:00"
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
      "order_id": "ord_k8mn8d47ytcjgcjt3edqjbgafy",
      "view_rewritten": false,
      "published_event_ids": []
    }
  },
  "listAllWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_yhakgc79rx76aqq0h58ppvbcbj",
          "environment": "sandbox",
          "delivery_id": "dlv_23f685a361f94aa8ad1a2b115de3d483",
          "order_id": "ord_2an9zzsbg603wpgb541j2kbfck",
          "event": "COMPLETED",
          "event_id": "evt_23f685a361f94aa8ad1a2b115de3d483",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "status": "delivered",
          "next_attempt_at": null,
          "created_at": "2026-11-25T10:22:26.803+06:00",
          "updated_at": "2026-11-25T10:22:26.807+06:00",
          "attempt_count": 1,
          "last_attempt": {
            "number": 1,
            "started_at": "2026-11-25T10:22:26.804+06:00",
            "duration_ms": 3,
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
          "delivery_id": "dlv_23f685a361f94aa8ad1a2b115de3d483",
          "order_id": "ord_2an9zzsbg603wpgb541j2kbfck",
          "event": "COMPLETED",
          "event_id": "evt_23f685a361f94aa8ad1a2b115de3d483",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-25T10:22:26.804+06:00",
              "duration_ms": 3,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-25T10:22:26.803+06:00",
          "updated_at": "2026-11-25T10:22:26.807+06:00"
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
      "delivery_id": "dlv_94b3d08a431e4409a9f25d26e8e157bc",
      "order_id": "ord_2an9zzsbg603wpgb541j2kbfck",
      "event": "ORDER_CREATED",
      "event_id": "evt_94b3d08a431e4409a9f25d26e8e157bc",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-25T10:22:25.647+06:00",
          "duration_ms": 24,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        },
        {
          "number": 2,
          "started_at": "2026-11-25T10:22:25.969+06:00",
          "duration_ms": 5,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 2,
      "next_attempt_at": null,
      "created_at": "2026-11-25T10:22:25.646+06:00",
      "updated_at": "2026-11-25T10:22:25.974+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_94b3d08a431e4409a9f25d26e8e157bc",
          "webhook-timestamp": "1795580545",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_94b3d08a431e4409a9f25d26e8e157bc\",\"sequence\":1,\"order_id\":\"ord_2an9zzsbg603wpgb541j2kbfck\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-25T10:22:25.640+06:00\",\"updated_at\":\"2026-11-25T10:22:25.640+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_kct0v6jbgh45mrn8b6p5p1d256\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NTgxNDQ1NjM5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.UvZOlNsACAVbGfLIYSHJd2eTqEPHV6fn3zcEahI04t8\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-25T10:37:25.639+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_14e7ne4zpnhdkwmy38f8qeb1f8\"}"
      }
    }
  },
  "redeliverPartnerWebhook": {
    "status": 202,
    "response": {
      "delivery_id": "dlv_94b3d08a431e4409a9f25d26e8e157bc",
      "accepted": 1
    }
  },
  "redeliverPartnerWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_7t3926dgny657cvxrf0stbexgp",
      "requested_at": "2026-11-25T10:22:28.290+06:00",
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
      "redelivery_id": "rdl_7t3926dgny657cvxrf0stbexgp",
      "requested_at": "2026-11-25T10:22:28.290+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-25T10:22:28.311+06:00"
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
        "stored_bytes": 30981,
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
          "order_id": "ord_k8mn8d47ytcjgcjt3edqjbgafy",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-25T10:22:21.779+06:00",
          "completed_at": "2026-11-25T10:22:22.943+06:00",
          "charged_at": "2026-11-25T10:22:22.945+06:00",
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
          "time": "2026-11-25T10:22:26.162+06:00",
          "method": "GET",
          "path": "/v1/business/statements/0000-00",
          "query": "limit=1",
          "status": 200,
          "problem_code": null,
          "duration_ms": 3.1,
          "request_id": "req_rs5tnggatdbr2vzdjs910gt6dt",
          "idempotency_key": null,
          "api_key_last_four": "NF3W",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795580546162.log_c7e2nz6ghvsj8fsyst80pfafq0",
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
          "seconds_behind": 0.262
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
          "seconds_behind": 0.262
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
        "event_id": "ord_9mt0vc309jgm11da8291sbzcpb-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_9mt0vc309jgm11da8291sbzcpb",
        "occurred_at": "2026-11-25T04:22:28.538Z",
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
          "key": "ord_9mt0vc309jgm11da8291sbzcpb",
          "type": "RIDER_ACCEPTED",
          "reason": "other_rider",
          "detail": "The order's rider is 4711.",
          "group": "dispatch",
          "tries": 1,
          "dead_at": "2026-11-25T10:22:28.573+06:00",
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
      "key": "ord_9mt0vc309jgm11da8291sbzcpb",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T10:22:28.573+06:00",
      "status": "open",
      "decision": null,
      "headers": {
        "correlation-id": "req_gbj5sbyr8w99xnqnvrrh3vkdpm",
        "received-at": "1795580548560"
      },
      "size": 382,
      "text": "{\"event_id\":\"ord_9mt0vc309jgm11da8291sbzcpb-RIDER_ACCEPTED-a\",\"type\":\"RIDER_ACCEPTED\",\"order_id\":\"ord_9mt0vc309jgm11da8291sbzcpb\",\"occurred_at\":\"2026-11-25T04:22:28.558Z\",\"rider\":{\"rider_id\":1,\"name\":\"Karim Uddin\",\"phone_number\":\"01811111111\",\"driver_type\":1,\"is_freelancer\":false},\"location\":{\"latitude\":23.75,\"longitude\":90.38},\"time_to_pickup\":null,\"duration\":null,\"reason\":null}",
      "bytes": "eyJldmVudF9pZCI6Im9yZF85bXQwdmMzMDlqZ20xMWRhODI5MXNiemNwYi1SSURFUl9BQ0NFUFRFRC1hIiwidHlwZSI6IlJJREVSX0FDQ0VQVEVEIiwib3JkZXJfaWQiOiJvcmRfOW10MHZjMzA5amdtMTFkYTgyOTFzYnpjcGIiLCJvY2N1cnJlZF9hdCI6IjIwMjYtMTEtMjVUMDQ6MjI6MjguNTU4WiIsInJpZGVyIjp7InJpZGVyX2lkIjoxLCJuYW1lIjoiS2FyaW0gVWRkaW4iLCJwaG9uZV9udW1iZXIiOiIwMTgxMTExMTExMSIsImRyaXZlcl90eXBlIjoxLCJpc19mcmVlbGFuY2VyIjpmYWxzZX0sImxvY2F0aW9uIjp7ImxhdGl0dWRlIjoyMy43NSwibG9uZ2l0dWRlIjo5MC4zOH0sInRpbWVfdG9fcGlja3VwIjpudWxsLCJkdXJhdGlvbiI6bnVsbCwicmVhc29uIjpudWxsfQ=="
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
      "key": "ord_9mt0vc309jgm11da8291sbzcpb",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T10:22:28.573+06:00",
      "status": "dropped",
      "decision": {
        "outcome": "dropped",
        "decided_at": "2026-11-25T10:22:28.651+06:00",
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
      "key": "ord_9mt0vc309jgm11da8291sbzcpb",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T10:22:28.587+06:00",
      "status": "replayed",
      "decision": {
        "outcome": "replayed",
        "decided_at": "2026-11-25T10:22:28.698+06:00",
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
      "partner_id": "prt_05d4dqw80gzv2nbvmxk2tnj2ng",
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
      "partner_id": "prt_05d4dqw80gzv2nbvmxk2tnj2ng",
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
            "key_id": "key_hnkvyk2apeafzjecneg360aek6",
            "last_four": "qaqm",
            "issued_at": "2026-11-25T10:22:29.107+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_m4xykwzy5pcjrzytwffqbeqtzr",
            "last_four": "wRfi",
            "issued_at": "2026-11-25T10:22:29.107+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T10:22:29.107+06:00",
      "updated_at": "2026-11-25T10:22:29.138+06:00"
    }
  },
  "rotateApiKey": {
    "status": 200,
    "response": {
      "partner_id": "prt_05d4dqw80gzv2nbvmxk2tnj2ng",
      "environment": "sandbox",
      "key_id": "key_1r32yz8nk7hz0tg5frpz07yyfr",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-26T10:22:29.190+06:00"
    }
  },
  "revokeApiKeys": {
    "status": 200,
    "response": {
      "partner_id": "prt_05d4dqw80gzv2nbvmxk2tnj2ng",
      "environment": "sandbox",
      "key_id": "key_1k5kzd3wcxrft3ehkw0r7w7g4w",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "rotateWebhookSecret": {
    "status": 200,
    "response": {
      "partner_id": "prt_05d4dqw80gzv2nbvmxk2tnj2ng",
      "environment": "sandbox",
      "signing_secret": "whsec_ZXhhbXBsZQ==",
      "token": "whtok_example",
      "previous_expires_at": "2026-11-26T10:22:29.256+06:00"
    }
  },
  "suspendPartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_05d4dqw80gzv2nbvmxk2tnj2ng",
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
            "key_id": "key_1k5kzd3wcxrft3ehkw0r7w7g4w",
            "last_four": "cCsv",
            "issued_at": "2026-11-25T10:22:29.225+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_1r32yz8nk7hz0tg5frpz07yyfr",
            "last_four": "K9WA",
            "issued_at": "2026-11-25T10:22:29.190+06:00",
            "expires_at": "2026-11-25T10:22:29.225+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_hnkvyk2apeafzjecneg360aek6",
            "last_four": "qaqm",
            "issued_at": "2026-11-25T10:22:29.107+06:00",
            "expires_at": "2026-11-25T10:22:29.225+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_m4xykwzy5pcjrzytwffqbeqtzr",
            "last_four": "wRfi",
            "issued_at": "2026-11-25T10:22:29.107+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T10:22:29.107+06:00",
      "updated_at": "2026-11-25T10:22:29.314+06:00"
    }
  },
  "resumePartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_05d4dqw80gzv2nbvmxk2tnj2ng",
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
            "key_id": "key_1k5kzd3wcxrft3ehkw0r7w7g4w",
            "last_four": "cCsv",
            "issued_at": "2026-11-25T10:22:29.225+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_1r32yz8nk7hz0tg5frpz07yyfr",
            "last_four": "K9WA",
            "issued_at": "2026-11-25T10:22:29.190+06:00",
            "expires_at": "2026-11-25T10:22:29.225+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_hnkvyk2apeafzjecneg360aek6",
            "last_four": "qaqm",
            "issued_at": "2026-11-25T10:22:29.107+06:00",
            "expires_at": "2026-11-25T10:22:29.225+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_m4xykwzy5pcjrzytwffqbeqtzr",
            "last_four": "wRfi",
            "issued_at": "2026-11-25T10:22:29.107+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-25T10:22:29.361+06:00"
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T10:22:29.107+06:00",
      "updated_at": "2026-11-25T10:22:29.381+06:00"
    }
  },
  "listDispatchRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "type": "RiderWanted",
          "event_id": "evt_127d716bcdf64605af895a97637e5b00",
          "order_id": "ord_9mt0vc309jgm11da8291sbzcpb",
          "requested_at": "2026-11-25T10:22:28.525+06:00",
          "sandbox_scenario": null,
          "order": {
            "order_id": "ord_9mt0vc309jgm11da8291sbzcpb",
            "environment": "production",
            "partner_reference_id": null,
            "attempt": 1,
            "created_at": "2026-11-25T10:22:28.525+06:00",
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
        "event_id": "ord_0ag6cb6jjtds9aq0rrkr4e4hhe-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_0ag6cb6jjtds9aq0rrkr4e4hhe",
        "occurred_at": "2026-11-25T04:22:29.459Z",
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
        "user_id": "usr_0f96zktt2hg5hx84s4qje80da5",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T10:22:29.707+06:00"
      },
      "partner": {
        "partner_id": "prt_0f96zktt2hg5hx84s4qje80da5",
        "name": "Aarong"
      },
      "expires_at": "2026-11-25T22:22:30.021+06:00",
      "idle_expires_at": "2026-11-25T10:52:30.021+06:00"
    }
  },
  "getSession": {
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_0f96zktt2hg5hx84s4qje80da5",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T10:22:29.707+06:00"
      },
      "partner": {
        "partner_id": "prt_0f96zktt2hg5hx84s4qje80da5",
        "name": "Aarong"
      },
      "expires_at": "2026-11-25T22:22:30.021+06:00",
      "idle_expires_at": "2026-11-25T10:52:30.021+06:00"
    }
  },
  "inviteUser": {
    "request": {
      "email": "colleague@example.com",
      "role": "read_only"
    },
    "status": 201,
    "response": {
      "user_id": "usr_ja3t8h7v4np8amh9qhy2mbybv5",
      "invitation_token": "example-of-a-secret",
      "invitation_url": "https://api.dakpion.example/dashboard/invitation#example-of-a-secret",
      "expires_at": "2026-12-02T10:22:30.094+06:00"
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
      "user_id": "usr_ja3t8h7v4np8amh9qhy2mbybv5",
      "email": "colleague@example.com",
      "role": "read_only",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "en",
      "added_at": "2026-11-25T10:22:30.094+06:00"
    }
  },
  "listUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_0f96zktt2hg5hx84s4qje80da5",
          "email": "owner@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T10:22:29.707+06:00"
        },
        {
          "user_id": "usr_ja3t8h7v4np8amh9qhy2mbybv5",
          "email": "colleague@example.com",
          "role": "read_only",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T10:22:30.094+06:00"
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
        "user_id": "usr_0f96zktt2hg5hx84s4qje80da5",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T10:22:29.707+06:00"
      },
      "partner": {
        "partner_id": "prt_0f96zktt2hg5hx84s4qje80da5",
        "name": "Aarong"
      },
      "expires_at": "2026-11-25T22:22:34.694+06:00",
      "idle_expires_at": "2026-11-25T10:52:34.694+06:00"
    }
  },
  "setLanguage": {
    "request": {
      "language": "bn"
    },
    "status": 200,
    "response": {
      "user_id": "usr_0f96zktt2hg5hx84s4qje80da5",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "bn",
      "added_at": "2026-11-25T10:22:29.707+06:00"
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
      "totp_code": "948394"
    },
    "status": 200,
    "response": {
      "user_id": "usr_0f96zktt2hg5hx84s4qje80da5",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": true,
      "language": "bn",
      "added_at": "2026-11-25T10:22:29.707+06:00"
    }
  },
  "listKeys": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "key_id": "key_ss3ta3eqrfmc5pgnvbah6s6x0j",
          "last_four": "jUpV",
          "issued_at": "2026-11-25T10:22:29.707+06:00",
          "expires_at": null,
          "last_used_at": null
        },
        {
          "environment": "production",
          "key_id": "key_b00etbjzapwr18d008th7hqq5c",
          "last_four": "A3il",
          "issued_at": "2026-11-25T10:22:29.707+06:00",
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
      "key_id": "key_yzcwaj68rvwzs303ad2c48adrh",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-26T10:22:35.349+06:00"
    }
  },
  "revokeKeys": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "key_id": "key_1b70d0z21fwhvz6g8d3edzssm4",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "listWebhookSecrets": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "issued_at": "2026-11-25T10:22:29.707+06:00",
          "expires_at": null
        },
        {
          "environment": "production",
          "issued_at": "2026-11-25T10:22:29.707+06:00",
          "expires_at": null
        }
      ],
      "shared_secrets": [
        {
          "environment": "sandbox",
          "origin": null,
          "issued_at": "2026-11-25T10:22:29.707+06:00",
          "former_until": null
        },
        {
          "environment": "production",
          "origin": null,
          "issued_at": "2026-11-25T10:22:29.707+06:00",
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
      "previous_expires_at": "2026-11-26T10:22:35.436+06:00"
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
        "user_id": "usr_dbvwymteg8zpvkfwdh7yj82s1c",
        "email": "demo@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T10:22:20.207+06:00"
      },
      "partner": {
        "partner_id": "prt_dbvwymteg8zpvkfwdh7yj82s1c",
        "name": "Demonstration shop"
      },
      "expires_at": "2026-11-25T22:22:40.380+06:00",
      "idle_expires_at": "2026-11-25T10:52:40.380+06:00"
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
    "request_id": "req_ynkk9gk02v6vvjex6am3hshemf"
  },
  "operator_token_exists": {
    "type": "https://api.dakpion.example/problems/operator_token_exists",
    "title": "Operator token exists",
    "status": 409,
    "detail": "A token named Rahim exists already. Choose another name, or revoke that token first.",
    "instance": "/v1/operator/tokens",
    "code": "operator_token_exists",
    "request_id": "req_f1987rwtekcx54ndrcgs6ftvwk",
    "name": "Rahim"
  },
  "operator_token_not_found": {
    "type": "https://api.dakpion.example/problems/operator_token_not_found",
    "title": "Operator token not found",
    "status": 404,
    "detail": "There is no operator token opt_p3mpnrdhbt3b9f5abf80067cz9. To list all tokens, use GET /v1/operator/tokens.",
    "instance": "/v1/operator/tokens/opt_p3mpnrdhbt3b9f5abf80067cz9",
    "code": "operator_token_not_found",
    "request_id": "req_pphxv2a8kx2nenh1a8vb8ghm8g",
    "token_id": "opt_p3mpnrdhbt3b9f5abf80067cz9"
  },
  "too_many_operator_tokens": {
    "type": "https://api.dakpion.example/problems/too_many_operator_tokens",
    "title": "Too many operator tokens",
    "status": 409,
    "detail": "There are 100 tokens, which is the limit. Revoke a token first.",
    "instance": "/v1/operator/tokens",
    "code": "too_many_operator_tokens",
    "request_id": "req_3gadj1a57137a6ea8mrgvpvtta",
    "limit": 100
  },
  "dead_letter_settled": {
    "type": "https://api.dakpion.example/problems/dead_letter_settled",
    "title": "Dead letter already settled",
    "status": 409,
    "detail": "The dead letter was already dropped. See its decision for the time and the reason.",
    "instance": "/v1/operator/dead-letters/dispatch.rider-events.v1:0/replay",
    "code": "dead_letter_settled",
    "request_id": "req_k11fdxthmcfbzp34086jcae9p9",
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
    "request_id": "req_6c8d16s2145n5163fedjcaxecm"
  },
  "dispatch_unauthorized": {
    "type": "https://api.dakpion.example/problems/dispatch_unauthorized",
    "title": "Dispatch token missing or invalid",
    "status": 401,
    "detail": "Send the dispatch token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/dispatch/requests",
    "code": "dispatch_unauthorized",
    "request_id": "req_x4s978kr7jdb9sypk0xj81zznc"
  },
  "link_invalid": {
    "type": "https://api.dakpion.example/problems/link_invalid",
    "title": "Link invalid",
    "status": 404,
    "detail": "The link is not valid any more. Ask for another one.",
    "instance": "/v1/dashboard/invitations/accept",
    "code": "link_invalid",
    "request_id": "req_w63hjmras3jp1mxdwx1jrn1emk"
  },
  "user_exists": {
    "type": "https://api.dakpion.example/problems/user_exists",
    "title": "User exists",
    "status": 409,
    "detail": "A user with this e-mail address has already joined. Nothing was changed.",
    "instance": "/v1/dashboard/users",
    "code": "user_exists",
    "request_id": "req_tngpfkz4s015wxqvpsb8pj9026"
  },
  "last_owner": {
    "type": "https://api.dakpion.example/problems/last_owner",
    "title": "Last owner",
    "status": 409,
    "detail": "This user is the only owner who can sign in. Make another user an owner first.",
    "instance": "/v1/dashboard/users/usr_0f96zktt2hg5hx84s4qje80da5",
    "code": "last_owner",
    "request_id": "req_73a95w315vnbgpdnpjcb85pyr6"
  },
  "user_not_found": {
    "type": "https://api.dakpion.example/problems/user_not_found",
    "title": "User not found",
    "status": 404,
    "detail": "The user does not exist or has not joined. To list all users, use GET …/users.",
    "instance": "/v1/dashboard/users/usr_00000000000000000000000000",
    "code": "user_not_found",
    "request_id": "req_4s0jpafz73ks4z4cm4a33v3x5m"
  },
  "role_not_allowed": {
    "type": "https://api.dakpion.example/problems/role_not_allowed",
    "title": "Not allowed for this role",
    "status": 403,
    "detail": "The role read_only does not permit this request. Ask an owner of this account.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "role_not_allowed",
    "request_id": "req_z3wyq7mrz3506sxxqjzecteshy",
    "role": "read_only"
  },
  "cross_site_request": {
    "type": "https://api.dakpion.example/problems/cross_site_request",
    "title": "Cross-site request refused",
    "status": 403,
    "detail": "The request does not come from this site. Send it from the dashboard, or with an Origin header that equals the origin of this API.",
    "instance": "/v1/dashboard/session",
    "code": "cross_site_request",
    "request_id": "req_b82czvmmt6qcp5sa4rsst96v4r"
  },
  "session_ended": {
    "type": "https://api.dakpion.example/problems/session_ended",
    "title": "Session ended",
    "status": 401,
    "detail": "The session has ended. Sign in again.",
    "instance": "/v1/dashboard/session",
    "code": "session_ended",
    "request_id": "req_dptd1ft0mtr1k8axxjk4bqxvhz"
  },
  "session_required": {
    "type": "https://api.dakpion.example/problems/session_required",
    "title": "Session required",
    "status": 401,
    "detail": "Sign in with POST /v1/dashboard/session. API keys are not accepted here.",
    "instance": "/v1/dashboard/session",
    "code": "session_required",
    "request_id": "req_1ba49qmshg9j7smvnjbfj469zs"
  },
  "sign_in_failed": {
    "type": "https://api.dakpion.example/problems/sign_in_failed",
    "title": "Sign-in failed",
    "status": 401,
    "detail": "The e-mail address, the password or the one-time code is wrong. A one-time code works once. If the password is lost, ask the operator for a reset link.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_failed",
    "request_id": "req_ngxmkfvhm83snfqdeytvc2wgj6"
  },
  "partner_choice_required": {
    "type": "https://api.dakpion.example/problems/partner_choice_required",
    "title": "Partner choice required",
    "status": 409,
    "detail": "Send the request again with partner_id, one of the partners in partners.",
    "instance": "/v1/dashboard/session",
    "code": "partner_choice_required",
    "request_id": "req_xrys38q0xpqenezxr4vsnkh36w",
    "partners": [
      {
        "partner_id": "prt_2k4rvjzkybyze4q3kdc4t6k8fe",
        "name": "Aarong"
      },
      {
        "partner_id": "prt_1cfwywym4ndv010hba88b7vhzd",
        "name": "Deshal"
      }
    ]
  },
  "wrong_password": {
    "type": "https://api.dakpion.example/problems/wrong_password",
    "title": "Wrong password",
    "status": 403,
    "detail": "The present password is wrong. Nothing was changed.",
    "instance": "/v1/dashboard/password",
    "code": "wrong_password",
    "request_id": "req_n194sbny8eas3h7ex6eptwec37"
  },
  "totp_not_enrolled": {
    "type": "https://api.dakpion.example/problems/totp_not_enrolled",
    "title": "One-time codes not set up",
    "status": 409,
    "detail": "One-time codes are not set up. Begin with POST /v1/dashboard/totp.",
    "instance": "/v1/dashboard/totp/confirm",
    "code": "totp_not_enrolled",
    "request_id": "req_hdn8pv9w3ph09b46saq8bp5jvk"
  },
  "totp_active": {
    "type": "https://api.dakpion.example/problems/totp_active",
    "title": "One-time codes already enabled",
    "status": 409,
    "detail": "One-time codes are already enabled. Remove them first.",
    "instance": "/v1/dashboard/totp",
    "code": "totp_active",
    "request_id": "req_8shwq7mq0n799c54dqgpbsf7gh"
  },
  "totp_required": {
    "type": "https://api.dakpion.example/problems/totp_required",
    "title": "One-time code required",
    "status": 401,
    "detail": "Send the request again with the current one-time code as totp_code.",
    "instance": "/v1/dashboard/session",
    "code": "totp_required",
    "request_id": "req_znbkxbq187qhr07h7xznk5ev9j"
  },
  "too_many_users": {
    "type": "https://api.dakpion.example/problems/too_many_users",
    "title": "Too many users",
    "status": 409,
    "detail": "The account has 50 users, which is the limit. Remove a user first.",
    "instance": "/v1/dashboard/users",
    "code": "too_many_users",
    "request_id": "req_wvhk0h40nfkq3kh7wse8pw4ete",
    "limit": 50
  },
  "sign_in_locked": {
    "type": "https://api.dakpion.example/problems/sign_in_locked",
    "title": "Sign-in locked",
    "status": 429,
    "detail": "There were too many failed attempts. Try again after 30 seconds.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_locked",
    "request_id": "req_xgr747swxy815deq0e7kqd2g8e",
    "retry_after": 30
  },
  "misdirected_request": {
    "type": "https://api.dakpion.example/problems/misdirected_request",
    "title": "Misdirected request",
    "status": 421,
    "detail": "This host name is not served here. Use localhost, 127.0.0.1 or the host of PUBLIC_URL. A reverse proxy must send one of them as Host.",
    "instance": "/v1/business/orders",
    "code": "misdirected_request",
    "request_id": "req_eh9t6evhphcrryna8mrmkqyq9g"
  },
  "missing_api_key": {
    "type": "https://api.dakpion.example/problems/missing_api_key",
    "title": "API key missing",
    "status": 401,
    "detail": "Send your API key in the X-API-Key header.",
    "instance": "/v1/business/orders",
    "code": "missing_api_key",
    "request_id": "req_bvs0nbt3bc3zv4q9wc8g5t0wv9"
  },
  "invalid_api_key": {
    "type": "https://api.dakpion.example/problems/invalid_api_key",
    "title": "Invalid API key",
    "status": 401,
    "detail": "The API key is not valid. Check that the key is complete, current, and issued for this environment.",
    "instance": "/v1/business/orders",
    "code": "invalid_api_key",
    "request_id": "req_e4ehp1ky7tpbqz2hvyd9fpx761"
  },
  "malformed_json": {
    "type": "https://api.dakpion.example/problems/malformed_json",
    "title": "Malformed JSON",
    "status": 400,
    "detail": "The body is not valid JSON. Send one JSON value in UTF-8 with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "malformed_json",
    "request_id": "req_djskgkd72yabbyvc1przmfwf5y"
  },
  "unsupported_media_type": {
    "type": "https://api.dakpion.example/problems/unsupported_media_type",
    "title": "Unsupported media type",
    "status": 415,
    "detail": "Send the body as uncompressed JSON in UTF-8, with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "unsupported_media_type",
    "request_id": "req_6jeqz4brgbey2z3nb4fzfvqz19"
  },
  "payload_too_large": {
    "type": "https://api.dakpion.example/problems/payload_too_large",
    "title": "Payload too large",
    "status": 413,
    "detail": "The body is larger than 65536 bytes. Send a smaller body.",
    "instance": "/v1/business/order/create",
    "code": "payload_too_large",
    "request_id": "req_y5h3nt5x6nvmspqm3dm5w3psnq",
    "limit_bytes": 65536
  },
  "validation_failed": {
    "type": "https://api.dakpion.example/problems/validation_failed",
    "title": "Validation failed",
    "status": 422,
    "detail": "The request has 2 errors. Nothing was changed. Correct the fields in errors and send the request again.",
    "instance": "/v1/business/order/create",
    "code": "validation_failed",
    "request_id": "req_rg512gsjw7p4afprmhm3xtkzj2",
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
    "request_id": "req_vwapqcv452yfs5egycbn83s47f",
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
    "request_id": "req_3h8kch6kxcyeh4rh97k9ykbs6n"
  },
  "quotation_mismatch": {
    "type": "https://api.dakpion.example/problems/quotation_mismatch",
    "title": "Quotation does not match",
    "status": 422,
    "detail": "The quotation has a different parcel_type. Request a new quotation for this delivery, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_mismatch",
    "request_id": "req_3pxyjdraww0p9hfda83efkbnww",
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
    "request_id": "req_dy288bcr5p8kmytx0wncv5f3mv",
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
    "request_id": "req_p110vzxzetb7bphykk47v0gms7",
    "order_id": "ord_unknown"
  },
  "order_not_cancellable": {
    "type": "https://api.dakpion.example/problems/order_not_cancellable",
    "title": "Order cannot be cancelled",
    "status": 409,
    "detail": "The order is COMPLETED. Orders can be cancelled only before pickup. Contact the receiver or the operator.",
    "instance": "/v1/business/order/ord_k8mn8d47ytcjgcjt3edqjbgafy/cancel",
    "code": "order_not_cancellable",
    "request_id": "req_0tp0rfwbnk5snaxxhm3a06371r",
    "parcel_status": "COMPLETED"
  },
  "order_not_retryable": {
    "type": "https://api.dakpion.example/problems/order_not_retryable",
    "title": "Order cannot be retried",
    "status": 409,
    "detail": "The order is COMPLETED. Only a CANCELLED order can be retried. To replace this order, cancel it first.",
    "instance": "/v1/business/order/ord_k8mn8d47ytcjgcjt3edqjbgafy/retry",
    "code": "order_not_retryable",
    "request_id": "req_cv2tdpweehqx0n87w58cn8sa6m",
    "parcel_status": "COMPLETED"
  },
  "webhook_not_found": {
    "type": "https://api.dakpion.example/problems/webhook_not_found",
    "title": "Webhook not found",
    "status": 404,
    "detail": "The webhook log has no delivery dlv_unknown. To list all deliveries, use GET …/webhooks.",
    "instance": "/v1/business/webhooks/dlv_unknown",
    "code": "webhook_not_found",
    "request_id": "req_fq2e620jj5sthfxnz5w22xq7bp",
    "delivery_id": "dlv_unknown"
  },
  "redelivery_not_found": {
    "type": "https://api.dakpion.example/problems/redelivery_not_found",
    "title": "Redelivery not found",
    "status": 404,
    "detail": "Redelivery red_unknown does not exist. Use the redelivery_id returned by POST …/webhooks/redeliver.",
    "instance": "/v1/business/webhooks/redeliveries/red_unknown",
    "code": "redelivery_not_found",
    "request_id": "req_8qn2z6rhx6edrcj27d0bwa396x",
    "redelivery_id": "red_unknown"
  },
  "not_found": {
    "type": "https://api.dakpion.example/problems/not_found",
    "title": "Not found",
    "status": 404,
    "detail": "The path does not exist. Check the path against the documentation. API paths begin with /v1.",
    "instance": "/v1/business/order/ord_unknown/map",
    "code": "not_found",
    "request_id": "req_7jc8cq8y88h0hqgqjkbvphxmmd"
  },
  "malformed_request": {
    "type": "https://api.dakpion.example/problems/malformed_request",
    "title": "Malformed request",
    "status": 400,
    "detail": "The request could not be read. Check the encoding of the path and the Content-Length header.",
    "instance": "/v1/business/order/%zz",
    "code": "malformed_request",
    "request_id": "req_ez49nqq9whaxefrxc39xqczn51"
  },
  "test_under_way": {
    "type": "https://api.dakpion.example/problems/test_under_way",
    "title": "Test webhook in progress",
    "status": 429,
    "detail": "Another test webhook is waiting for a response. This test was not sent. Send the request again after 6 seconds.",
    "instance": "/v1/business/webhooks/test",
    "code": "test_under_way",
    "request_id": "req_qf5r57yqzk0gdwx7w10amgxh7b",
    "retry_after": 6
  },
  "expired_api_key": {
    "type": "https://api.dakpion.example/problems/expired_api_key",
    "title": "API key expired",
    "status": 401,
    "detail": "This API key was replaced and is no longer valid. Use the key issued by the last rotation.",
    "instance": "/v1/business/orders",
    "code": "expired_api_key",
    "request_id": "req_hf69f7at9pxae0kk6hq7qa0k8m"
  },
  "operator_unauthorized": {
    "type": "https://api.dakpion.example/problems/operator_unauthorized",
    "title": "Operator token missing or invalid",
    "status": 401,
    "detail": "Send the operator token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/operator/partners",
    "code": "operator_unauthorized",
    "request_id": "req_d98pq383gf85mzaac6zh08kbnz"
  },
  "partner_not_found": {
    "type": "https://api.dakpion.example/problems/partner_not_found",
    "title": "Partner not found",
    "status": 404,
    "detail": "Partner prt_unknown does not exist. To list all partners, use GET /v1/operator/partners.",
    "instance": "/v1/operator/partners/prt_unknown/suspend",
    "code": "partner_not_found",
    "request_id": "req_nrs6s4qv9wq1khcjx48wc1273h",
    "partner_id": "prt_unknown"
  },
  "dead_letter_not_found": {
    "type": "https://api.dakpion.example/problems/dead_letter_not_found",
    "title": "Dead letter not found",
    "status": 404,
    "detail": "Dead letter unknown does not exist or was deleted. To list all dead letters, use GET /v1/operator/dead-letters.",
    "instance": "/v1/operator/dead-letters/unknown/replay",
    "code": "dead_letter_not_found",
    "request_id": "req_44vkqvshzfj6dpmfm5ndje8wnk",
    "letter_id": "unknown"
  },
  "parked_stream_not_found": {
    "type": "https://api.dakpion.example/problems/parked_stream_not_found",
    "title": "Parked stream not found",
    "status": 404,
    "detail": "The follower order-views has not parked the stream order-1. To list all parked streams, use GET /v1/operator/parked.",
    "instance": "/v1/operator/parked/order-views/order-1/release",
    "code": "parked_stream_not_found",
    "request_id": "req_6pxhb00s527pbngmhy0f6yy1sv",
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
    "request_id": "req_82sh7thj29v3xhrwpf4xj7pnb7",
    "limit_mb": 1
  },
  "rate_limited": {
    "type": "https://api.dakpion.example/problems/rate_limited",
    "title": "Too many requests",
    "status": 429,
    "detail": "Too many requests. Send the request again after 60 seconds.",
    "instance": "/v1/business/orders",
    "code": "rate_limited",
    "request_id": "req_t7yg5avj8qs2eyyy5kxrxcawh9",
    "retry_after": 60
  },
  "confirmation_required": {
    "type": "https://api.dakpion.example/problems/confirmation_required",
    "title": "Confirmation required",
    "status": 403,
    "detail": "Send the password or a one-time code to POST /v1/dashboard/session/confirm, then send this request again.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "confirmation_required",
    "request_id": "req_d60gy6jbm0mgsf07r8q5szre2d"
  }
};
