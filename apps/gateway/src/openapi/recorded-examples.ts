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
      "quotation_id": "quo_WzEsMCwxNzk1NTc0NjI2MTE5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.k3caPSihovUpyEaYYGtXCckfbJeTomecv7NXZMqXY9g",
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
      "expires_at": "2026-11-25T08:43:46.119+06:00"
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
      "quotation_id": "quo_WzEsMCwxNzk1NTc0NjI2MTE5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.k3caPSihovUpyEaYYGtXCckfbJeTomecv7NXZMqXY9g"
    },
    "status": 201,
    "response": {
      "order_id": "ord_djxtst80pkkpm8e4a47djm8d08",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_7gmgw8dtmmed2zj6p11aab1add",
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
        "quotation_id": "quo_WzEsMCwxNzk1NTc0NjI2MTE5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.k3caPSihovUpyEaYYGtXCckfbJeTomecv7NXZMqXY9g",
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
        "expires_at": "2026-11-25T08:43:46.119+06:00"
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
      "created_at": "2026-11-25T08:28:46.134+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-25T08:28:46.134+06:00"
    }
  },
  "getOrder": {
    "status": 200,
    "response": {
      "order_id": "ord_djxtst80pkkpm8e4a47djm8d08",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_7gmgw8dtmmed2zj6p11aab1add",
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
        "quotation_id": "quo_WzEsMCwxNzk1NTc0NjI2MTE5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.k3caPSihovUpyEaYYGtXCckfbJeTomecv7NXZMqXY9g",
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
        "expires_at": "2026-11-25T08:43:46.119+06:00"
      },
      "driver_info": {
        "rider_id": 953821,
        "name": "Sajal Das",
        "phone_number": "01082175184",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-25T08:28:46.953+06:00"
      },
      "rider_id": 953821,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-25T08:28:46.134+06:00",
      "assigned_at": "2026-11-25T08:28:46.377+06:00",
      "accepted_at": "2026-11-25T08:28:46.519+06:00",
      "started_at": "2026-11-25T08:28:46.644+06:00",
      "picked_at": "2026-11-25T08:28:46.803+06:00",
      "completed_at": "2026-11-25T08:28:46.953+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-25T08:28:46.954+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-25T08:28:46.134+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-25T08:28:46.377+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-25T08:28:46.519+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-25T08:28:46.644+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-25T08:28:46.803+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-25T08:28:46.953+06:00"
        }
      ]
    }
  },
  "getOrderStatus": {
    "status": 200,
    "response": {
      "order_id": "ord_djxtst80pkkpm8e4a47djm8d08",
      "partner_reference_id": null,
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "updated_at": "2026-11-25T08:28:46.954+06:00",
      "rider_id": 953821,
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
      "order_id": "ord_djxtst80pkkpm8e4a47djm8d08",
      "verifier_key": "dakpion.local/c206b2029fdc609e+f47b5ba3+AcK2n9ieYEAeuUqNM5e7n8dLieJeWDKCos9Wo+jdZjA6",
      "checkpoint": "dakpion.local/c206b2029fdc609e\n31\n3FVvIxjV2s5q5WTY5kaeQoUJeyeVHT27+dy/a0fU39s=\n\n— dakpion.local/c206b2029fdc609e 9Htbo3x9r4k92qqZziujYUkzLo7yA0/rIG+RoIXDpvviQ6Klz1bOHq9Ad2JhdjLJqzc8ACeowwtRx8U//MuJIwn4LAY=\n",
      "events": [
        {
          "sequence": 1,
          "type": "OrderCreated",
          "recorded_at": "2026-11-25T08:28:46.134+06:00",
          "data": "{\"attempt\":1,\"environment\":\"sandbox\",\"occurred_at\":\"2026-11-25T08:28:46.134+06:00\",\"order_id\":\"ord_djxtst80pkkpm8e4a47djm8d08\",\"partner_id\":\"prt_sgy92721mbgtt0x6tvwzxxmdgh\",\"quotation\":{\"breakdown\":[{\"amount\":50,\"code\":\"base_fare\",\"label\":\"Base fare\"},{\"amount\":87,\"code\":\"distance_fare\",\"label\":\"Distance fare\"},{\"amount\":0,\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\"}],\"currency\":\"BDT\",\"distance_km\":7.78,\"distance_source\":\"estimate\",\"driver_type\":1,\"duration\":19,\"expires_at\":\"2026-11-25T08:43:46.119+06:00\",\"options\":[{\"driver_type\":1,\"duration\":19,\"time_to_pickup\":8,\"total_price\":137},{\"driver_type\":2,\"duration\":24,\"time_to_pickup\":12,\"total_price\":227}],\"parcel_type\":2,\"quotation_id\":\"quo_WzEsMCwxNzk1NTc0NjI2MTE5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.k3caPSihovUpyEaYYGtXCckfbJeTomecv7NXZMqXY9g\",\"tariff_version\":\"2026-11-01\",\"time_to_pickup\":8,\"total_price\":137},\"recorded_at\":\"2026-11-25T08:28:46.134+06:00\",\"request\":{\"callback_url\":null,\"detailed_address\":null,\"driver_type\":1,\"estimated_pickup_address_latitude\":23.7461,\"estimated_pickup_address_longitude\":90.3742,\"estimated_receiver_address_latitude\":23.7806,\"estimated_receiver_address_longitude\":90.4193,\"is_freelancer\":false,\"item_name\":null,\"item_price\":null,\"metadata\":null,\"parcel_comment\":null,\"parcel_type\":2,\"partner_reference_id\":null,\"pickup_address_text\":\"House 12, Road 5, Dhanmondi, Dhaka\",\"quotation_id\":\"quo_WzEsMCwxNzk1NTc0NjI2MTE5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.k3caPSihovUpyEaYYGtXCckfbJeTomecv7NXZMqXY9g\",\"receiver_address_text\":\"বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦\",\"receiver_name\":\"রহিমা খাতুন\",\"receiver_phone_number\":\"01712345678\",\"sandbox_scenario\":null},\"retry_of_order_id\":null,\"tracking_token\":\"trk_7gmgw8dtmmed2zj6p11aab1add\",\"tracking_url\":\"https://api.dakpion.example/track/trk_7gmgw8dtmmed2zj6p11aab1add\"}",
          "leaf": "{\"actor\":{\"key_id\":\"key_29yae276amg26cyyg3v0ckn4d0\",\"kind\":\"api_key\"},\"data_sha256\":\"8166a18706ca66b6d85b5b25ff71b2a9af688166db840660806bdcca4b8313bb\",\"event_id\":\"85018b41-772b-49e3-a4a0-7c06015420e0\",\"recorded_at\":\"2026-11-25T08:28:46.134+06:00\",\"revision\":0,\"stream\":\"order-ord_djxtst80pkkpm8e4a47djm8d08\",\"type\":\"OrderCreated\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 12\nGSPAhxb09UnVDA8HjmC3wnEUdJ2DNd4zAkYnwE6COvc=\nuvmiqsE+jKaf/1xwtNPH8kClVCb9B7wH+ofDHxHZYK0=\nwcdqw7fSYJU5NBr0J8qrWBKSs4iBoDSifgQxxUknLBs=\nDasIbSC5EQDn7pJaKYOQc6EZ5siqqqAxE0USPsXzdo8=\n4olwzfWh1cShJEA7xonvhvHQKoZWcRAe+U8ESNJA6g0=\n\ndakpion.local/c206b2029fdc609e\n31\n3FVvIxjV2s5q5WTY5kaeQoUJeyeVHT27+dy/a0fU39s=\n\n— dakpion.local/c206b2029fdc609e 9Htbo3x9r4k92qqZziujYUkzLo7yA0/rIG+RoIXDpvviQ6Klz1bOHq9Ad2JhdjLJqzc8ACeowwtRx8U//MuJIwn4LAY=\n",
          "proof_due_at": null
        },
        {
          "sequence": 2,
          "type": "OrderAssigned",
          "recorded_at": "2026-11-25T08:28:46.398+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.754626,\"longitude\":90.368026},\"occurred_at\":\"2026-11-25T08:28:46.377+06:00\",\"recorded_at\":\"2026-11-25T08:28:46.397+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Sajal Das\",\"phone_number\":\"01082175184\",\"rider_id\":953821},\"rider_event_id\":\"robot-ord_djxtst80pkkpm8e4a47djm8d08-0\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"bc7a1abd75b8de35d90247f8826683eaabf381d90b2fc2ea3c009339361f45bd\",\"event_id\":\"28662869-4bcb-4898-91d7-f34c7437e9c5\",\"recorded_at\":\"2026-11-25T08:28:46.398+06:00\",\"revision\":1,\"stream\":\"order-ord_djxtst80pkkpm8e4a47djm8d08\",\"type\":\"OrderAssigned\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 16\nUYSjZZXRSiQyyQolUMCO6RMjzdy9v156zCUuF4snN0E=\nxPyCfeOXVLwRSflNd5rxDS8nI0EErkyKCt1BHF20oCw=\nGbGPvkxrxG6rnOSCltGc6fvOzie6GIggNYMYfUYYCpE=\nH/x//KCEWgB2DCq/n+XD7w31Y8bkWfHVveSAHS5uaGY=\nl/K1o5/Z2oTr4Gmf0CoSb+VGbS8P/LeelMsxu5MHldc=\n\ndakpion.local/c206b2029fdc609e\n31\n3FVvIxjV2s5q5WTY5kaeQoUJeyeVHT27+dy/a0fU39s=\n\n— dakpion.local/c206b2029fdc609e 9Htbo3x9r4k92qqZziujYUkzLo7yA0/rIG+RoIXDpvviQ6Klz1bOHq9Ad2JhdjLJqzc8ACeowwtRx8U//MuJIwn4LAY=\n",
          "proof_due_at": null
        },
        {
          "sequence": 3,
          "type": "OrderAccepted",
          "recorded_at": "2026-11-25T08:28:46.521+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.754626,\"longitude\":90.368026},\"occurred_at\":\"2026-11-25T08:28:46.519+06:00\",\"recorded_at\":\"2026-11-25T08:28:46.520+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Sajal Das\",\"phone_number\":\"01082175184\",\"rider_id\":953821},\"rider_event_id\":\"robot-ord_djxtst80pkkpm8e4a47djm8d08-1\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"23fa19ff0dde9d5d7760b70c20000573070e3ffa9b1c5fbbfe0e278018dfef23\",\"event_id\":\"2830c5c4-9910-4a99-9867-ac69a3592d47\",\"recorded_at\":\"2026-11-25T08:28:46.521+06:00\",\"revision\":2,\"stream\":\"order-ord_djxtst80pkkpm8e4a47djm8d08\",\"type\":\"OrderAccepted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 19\nMHUyc59ZDgQIX0sE+Cr84qf49ls2kXxlKWFPkyRAB4g=\ne0SWf3/4mHEnf75pBtGI4FZydwv3Cd7WLWU24Zf9zSs=\nGbGPvkxrxG6rnOSCltGc6fvOzie6GIggNYMYfUYYCpE=\nH/x//KCEWgB2DCq/n+XD7w31Y8bkWfHVveSAHS5uaGY=\nl/K1o5/Z2oTr4Gmf0CoSb+VGbS8P/LeelMsxu5MHldc=\n\ndakpion.local/c206b2029fdc609e\n31\n3FVvIxjV2s5q5WTY5kaeQoUJeyeVHT27+dy/a0fU39s=\n\n— dakpion.local/c206b2029fdc609e 9Htbo3x9r4k92qqZziujYUkzLo7yA0/rIG+RoIXDpvviQ6Klz1bOHq9Ad2JhdjLJqzc8ACeowwtRx8U//MuJIwn4LAY=\n",
          "proof_due_at": null
        },
        {
          "sequence": 4,
          "type": "OrderStarted",
          "recorded_at": "2026-11-25T08:28:46.647+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.754626,\"longitude\":90.368026},\"occurred_at\":\"2026-11-25T08:28:46.644+06:00\",\"recorded_at\":\"2026-11-25T08:28:46.644+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Sajal Das\",\"phone_number\":\"01082175184\",\"rider_id\":953821},\"rider_event_id\":\"robot-ord_djxtst80pkkpm8e4a47djm8d08-2\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"ec6d3f203a9e025f3fb3d556dce09522057a558519dbac5a8bccfc61eed0ad05\",\"event_id\":\"a38de5d1-b1d0-4047-b77e-6fed18f5347a\",\"recorded_at\":\"2026-11-25T08:28:46.647+06:00\",\"revision\":3,\"stream\":\"order-ord_djxtst80pkkpm8e4a47djm8d08\",\"type\":\"OrderStarted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 22\nPMSPv8CRlPCBe2w4OwlvxocvxERWMBtF/Aygz4VmmeA=\nZV/PwWCmNAXnl0Xqy+sB2PosFR/XGE85PDvD0hYNqlY=\nto1BBVCMIwcOH5i0O6Kogxgz+7YrGn3ma52AaAPrOQM=\nH/x//KCEWgB2DCq/n+XD7w31Y8bkWfHVveSAHS5uaGY=\nl/K1o5/Z2oTr4Gmf0CoSb+VGbS8P/LeelMsxu5MHldc=\n\ndakpion.local/c206b2029fdc609e\n31\n3FVvIxjV2s5q5WTY5kaeQoUJeyeVHT27+dy/a0fU39s=\n\n— dakpion.local/c206b2029fdc609e 9Htbo3x9r4k92qqZziujYUkzLo7yA0/rIG+RoIXDpvviQ6Klz1bOHq9Ad2JhdjLJqzc8ACeowwtRx8U//MuJIwn4LAY=\n",
          "proof_due_at": null
        },
        {
          "sequence": 5,
          "type": "OrderPicked",
          "recorded_at": "2026-11-25T08:28:46.804+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.7461,\"longitude\":90.3742},\"occurred_at\":\"2026-11-25T08:28:46.803+06:00\",\"recorded_at\":\"2026-11-25T08:28:46.804+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Sajal Das\",\"phone_number\":\"01082175184\",\"rider_id\":953821},\"rider_event_id\":\"robot-ord_djxtst80pkkpm8e4a47djm8d08-6\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"00fdf65a2348250f468829683aede28c4657bdae578b786f59f30e63e3c2492d\",\"event_id\":\"8ac8956b-527f-4ec2-8989-82cd7af502fe\",\"recorded_at\":\"2026-11-25T08:28:46.804+06:00\",\"revision\":4,\"stream\":\"order-ord_djxtst80pkkpm8e4a47djm8d08\",\"type\":\"OrderPicked\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 25\nZqiIdCvquK5sTlAH1IvB/JniZIW3abh9gsBEzlsjIks=\ntzgycfBgeXgNtwk1+L42QuuKUagn2sNo4YCMpdHW824=\n7z8+/kMvytSpb5hQAKvKIZ7+WKsNjkvxcqouoKhyPW4=\nOmP8ig7nfUagCVODLghMN4fURrjEbxoEDfzkvQP8cFw=\nl/K1o5/Z2oTr4Gmf0CoSb+VGbS8P/LeelMsxu5MHldc=\n\ndakpion.local/c206b2029fdc609e\n31\n3FVvIxjV2s5q5WTY5kaeQoUJeyeVHT27+dy/a0fU39s=\n\n— dakpion.local/c206b2029fdc609e 9Htbo3x9r4k92qqZziujYUkzLo7yA0/rIG+RoIXDpvviQ6Klz1bOHq9Ad2JhdjLJqzc8ACeowwtRx8U//MuJIwn4LAY=\n",
          "proof_due_at": null
        },
        {
          "sequence": 6,
          "type": "OrderCompleted",
          "recorded_at": "2026-11-25T08:28:46.954+06:00",
          "data": "{\"duration\":0,\"location\":{\"latitude\":23.7806,\"longitude\":90.4193},\"occurred_at\":\"2026-11-25T08:28:46.953+06:00\",\"recorded_at\":\"2026-11-25T08:28:46.954+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Sajal Das\",\"phone_number\":\"01082175184\",\"rider_id\":953821},\"rider_event_id\":\"robot-ord_djxtst80pkkpm8e4a47djm8d08-10\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"2b375aaf39310401d49491b1d82267950da588f7caaf97c78dbce2eb37a74b5f\",\"event_id\":\"29b970bd-4400-4360-bc37-fb21398fc681\",\"recorded_at\":\"2026-11-25T08:28:46.954+06:00\",\"revision\":5,\"stream\":\"order-ord_djxtst80pkkpm8e4a47djm8d08\",\"type\":\"OrderCompleted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 28\n6WPb8JuyVTWS//trtDhIyFAQAHYOCl2KzVw6qQGIihw=\nHNgo7SpQTh69CHeFXm/VA47fbKGh+NpO4B0mVEpHqr4=\n7b62zYgLMBWt4F08MYjnBgI5gHvKVfbqDFVWBakBqa4=\nOmP8ig7nfUagCVODLghMN4fURrjEbxoEDfzkvQP8cFw=\nl/K1o5/Z2oTr4Gmf0CoSb+VGbS8P/LeelMsxu5MHldc=\n\ndakpion.local/c206b2029fdc609e\n31\n3FVvIxjV2s5q5WTY5kaeQoUJeyeVHT27+dy/a0fU39s=\n\n— dakpion.local/c206b2029fdc609e 9Htbo3x9r4k92qqZziujYUkzLo7yA0/rIG+RoIXDpvviQ6Klz1bOHq9Ad2JhdjLJqzc8ACeowwtRx8U//MuJIwn4LAY=\n",
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
          "order_id": "ord_djxtst80pkkpm8e4a47djm8d08",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_7gmgw8dtmmed2zj6p11aab1add",
          "created_at": "2026-11-25T08:28:46.134+06:00",
          "updated_at": "2026-11-25T08:28:46.954+06:00"
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
          "event_id": "evt_85018b41772b49e3a4a07c06015420e0",
          "sequence": 1,
          "order_id": "ord_djxtst80pkkpm8e4a47djm8d08",
          "partner_reference_id": null,
          "status": "PENDING",
          "parcel_status": "PENDING",
          "previous_status": null,
          "timestamp": "2026-11-25T08:28:46.134+06:00",
          "updated_at": "2026-11-25T08:28:46.134+06:00",
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
            "quotation_id": "quo_WzEsMCwxNzk1NTc0NjI2MTE5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.k3caPSihovUpyEaYYGtXCckfbJeTomecv7NXZMqXY9g",
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
            "expires_at": "2026-11-25T08:43:46.119+06:00"
          },
          "tracking_url": "https://api.dakpion.example/track/trk_7gmgw8dtmmed2zj6p11aab1add",
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
      "order_id": "ord_13nscwhy9zafgd06scqxe5ek3k",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "CANCELLED",
      "previous_status": "PENDING",
      "tracking_url": "https://api.dakpion.example/track/trk_t22ha9z6k0476pe47tczm6pgr9",
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
        "quotation_id": "quo_WzEsMCwxNzk1NTc0NjI3MzY0LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.EFovhSaosqGbhKVWAUFAUGIT_Ma4SslPHzPmVYeCY-Q",
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
        "expires_at": "2026-11-25T08:43:47.364+06:00"
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
      "created_at": "2026-11-25T08:28:47.364+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": "2026-11-25T08:28:47.384+06:00",
      "updated_at": "2026-11-25T08:28:47.384+06:00"
    }
  },
  "retryOrder": {
    "request": {},
    "status": 201,
    "response": {
      "order_id": "ord_p7g0a9n06s5y0xq9fhvmaxnc3j",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_44xwrb6x3xs432mxshfebfg2hb",
      "allowed_actions": [
        "cancel"
      ],
      "attempt": 2,
      "retry_of_order_id": "ord_13nscwhy9zafgd06scqxe5ek3k",
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
        "quotation_id": "quo_WzEsMCwxNzk1NTc0NjI3NDYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2kNlgBMC0uwhs3d0IVTyoW7pR5o9YU4yMrvRe9QWKmo",
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
        "expires_at": "2026-11-25T08:43:47.461+06:00"
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
      "created_at": "2026-11-25T08:28:47.461+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-25T08:28:47.461+06:00"
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
          "delivery_id": "dlv_bcf7b614a7d74e809189f8960b39e1dc",
          "order_id": "ord_13nscwhy9zafgd06scqxe5ek3k",
          "event": "CANCELLED",
          "event_id": "evt_bcf7b614a7d74e809189f8960b39e1dc",
          "sequence": 2,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-25T08:28:47.387+06:00",
              "duration_ms": 2,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-25T08:28:47.387+06:00",
          "updated_at": "2026-11-25T08:28:47.389+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 8,
        "total_pages": 8,
        "has_more": true
      }
    }
  },
  "getWebhook": {
    "status": 200,
    "response": {
      "delivery_id": "dlv_bcf7b614a7d74e809189f8960b39e1dc",
      "order_id": "ord_13nscwhy9zafgd06scqxe5ek3k",
      "event": "CANCELLED",
      "event_id": "evt_bcf7b614a7d74e809189f8960b39e1dc",
      "sequence": 2,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-25T08:28:47.387+06:00",
          "duration_ms": 2,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 1,
      "next_attempt_at": null,
      "created_at": "2026-11-25T08:28:47.387+06:00",
      "updated_at": "2026-11-25T08:28:47.389+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_bcf7b614a7d74e809189f8960b39e1dc",
          "webhook-timestamp": "1795573727",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"CANCELLED\",\"event_id\":\"evt_bcf7b614a7d74e809189f8960b39e1dc\",\"sequence\":2,\"order_id\":\"ord_13nscwhy9zafgd06scqxe5ek3k\",\"partner_reference_id\":null,\"status\":\"CANCELLED\",\"parcel_status\":\"CANCELLED\",\"previous_status\":\"PENDING\",\"timestamp\":\"2026-11-25T08:28:47.384+06:00\",\"updated_at\":\"2026-11-25T08:28:47.384+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"cancellation_reason\":\"The customer has changed their mind\",\"cancelled_by\":\"partner\"}"
      }
    }
  },
  "redeliverWebhook": {
    "request": {},
    "status": 202,
    "response": {
      "delivery_id": "dlv_bcf7b614a7d74e809189f8960b39e1dc",
      "accepted": 1
    }
  },
  "redeliverWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_05tgxh2kvr76vdwxjagqd359wz",
      "requested_at": "2026-11-25T08:28:47.642+06:00",
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
      "redelivery_id": "rdl_05tgxh2kvr76vdwxjagqd359wz",
      "requested_at": "2026-11-25T08:28:47.642+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-25T08:28:47.712+06:00"
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
          "webhook-id": "evt_test_6fkpwpy5x6606yg34cd6gt8b3p",
          "webhook-timestamp": "1795573727",
          "webhook-signature": "v1,dhdSeSw5rWMrKtm53sz9CtDDzGpm33yAdn3JNxL4M3c=",
          "x-webhook-secret": "(withheld)",
          "x-webhook-test": "true"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"PICKED\",\"event_id\":\"evt_test_6fkpwpy5x6606yg34cd6gt8b3p\",\"sequence\":5,\"order_id\":\"ord_00000000000000000000000000\",\"partner_reference_id\":\"EXAMPLE-NOT-AN-ORDER\",\"status\":\"PICKED\",\"parcel_status\":\"PICKED\",\"previous_status\":\"STARTED\",\"timestamp\":\"2026-11-25T08:28:47.811+06:00\",\"updated_at\":\"2026-11-25T08:28:47.811+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":1,\"rider_latitude\":23.7461,\"rider_longitude\":90.3742,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":15,\"duration\":20,\"metadata\":{\"test\":\"true\"}}"
      },
      "started_at": "2026-11-25T08:28:47.812+06:00",
      "duration_ms": 3,
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
          "order_id": "ord_djxtst80pkkpm8e4a47djm8d08",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-25T08:28:46.134+06:00",
          "completed_at": "2026-11-25T08:28:46.953+06:00",
          "charged_at": "2026-11-25T08:28:46.954+06:00",
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
          "time": "2026-11-25T08:28:47.362+06:00",
          "method": "POST",
          "path": "/v1/business/order/create",
          "query": null,
          "status": 201,
          "problem_code": null,
          "duration_ms": 16.9,
          "request_id": "req_hycph2pfe5h4tbwfjarbfjz10b",
          "idempotency_key": null,
          "api_key_last_four": "SgKP",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795573727362.log_v4ewsfc92wpztxq6ertbmy9v3y",
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
      "token_id": "opt_z9rd60ewx2j73w5vsna3g9wqrx",
      "name": "Rahim",
      "role": "auditor",
      "issued_at": "2026-11-25T08:28:47.922+06:00",
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
          "token_id": "opt_z9rd60ewx2j73w5vsna3g9wqrx",
          "name": "Rahim",
          "role": "auditor",
          "issued_at": "2026-11-25T08:28:47.922+06:00"
        }
      ]
    }
  },
  "listPartners": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_sgy92721mbgtt0x6tvwzxxmdgh",
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
                "key_id": "key_29yae276amg26cyyg3v0ckn4d0",
                "last_four": "SgKP",
                "issued_at": "2026-11-25T08:28:45.967+06:00",
                "expires_at": null,
                "last_used_at": "2026-11-25T08:28:46.096+06:00"
              }
            ],
            "production": [
              {
                "key_id": "key_yx6rjhegta7p73t03rv3j3pr45",
                "last_four": "x84e",
                "issued_at": "2026-11-25T08:28:45.967+06:00",
                "expires_at": null,
                "last_used_at": null
              }
            ]
          },
          "callback_urls": {
            "sandbox": "https://shop.example/dakpion",
            "production": null
          },
          "created_at": "2026-11-25T08:28:45.967+06:00",
          "updated_at": "2026-11-25T08:28:46.102+06:00"
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
      "partner_id": "prt_sgy92721mbgtt0x6tvwzxxmdgh",
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
            "key_id": "key_29yae276amg26cyyg3v0ckn4d0",
            "last_four": "SgKP",
            "issued_at": "2026-11-25T08:28:45.967+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-25T08:28:46.096+06:00"
          }
        ],
        "production": [
          {
            "key_id": "key_yx6rjhegta7p73t03rv3j3pr45",
            "last_four": "x84e",
            "issued_at": "2026-11-25T08:28:45.967+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": "https://shop.example/dakpion",
        "production": null
      },
      "created_at": "2026-11-25T08:28:45.967+06:00",
      "updated_at": "2026-11-25T08:28:46.102+06:00"
    }
  },
  "listPartnerUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_sgy92721mbgtt0x6tvwzxxmdgh",
          "email": "shop@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T08:28:45.967+06:00"
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
      "user_id": "usr_sgy92721mbgtt0x6tvwzxxmdgh",
      "reset_token": "example-of-a-secret",
      "reset_url": "https://api.dakpion.example/dashboard/password-reset#example-of-a-secret",
      "expires_at": "2026-11-25T09:28:48.890+06:00"
    }
  },
  "reencryptSecrets": {
    "status": 200,
    "response": {
      "partner_id": "prt_sgy92721mbgtt0x6tvwzxxmdgh",
      "reencrypted": 0,
      "not_decrypted": 0
    }
  },
  "findOrders": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_sgy92721mbgtt0x6tvwzxxmdgh",
          "environment": "sandbox",
          "order_id": "ord_djxtst80pkkpm8e4a47djm8d08",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_7gmgw8dtmmed2zj6p11aab1add",
          "created_at": "2026-11-25T08:28:46.134+06:00",
          "updated_at": "2026-11-25T08:28:46.954+06:00"
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
      "order_id": "ord_djxtst80pkkpm8e4a47djm8d08",
      "view_rewritten": false,
      "published_event_ids": []
    }
  },
  "listAllWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_sgy92721mbgtt0x6tvwzxxmdgh",
          "environment": "sandbox",
          "delivery_id": "dlv_f217a8a35c294ed98db507c84c93de91",
          "order_id": "ord_p7g0a9n06s5y0xq9fhvmaxnc3j",
          "event": "COMPLETED",
          "event_id": "evt_f217a8a35c294ed98db507c84c93de91",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "status": "delivered",
          "next_attempt_at": null,
          "created_at": "2026-11-25T08:28:48.351+06:00",
          "updated_at": "2026-11-25T08:28:48.373+06:00",
          "attempt_count": 1,
          "last_attempt": {
            "number": 1,
            "started_at": "2026-11-25T08:28:48.351+06:00",
            "duration_ms": 22,
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
          "delivery_id": "dlv_f217a8a35c294ed98db507c84c93de91",
          "order_id": "ord_p7g0a9n06s5y0xq9fhvmaxnc3j",
          "event": "COMPLETED",
          "event_id": "evt_f217a8a35c294ed98db507c84c93de91",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-25T08:28:48.351+06:00",
              "duration_ms": 22,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-25T08:28:48.351+06:00",
          "updated_at": "2026-11-25T08:28:48.373+06:00"
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
      "delivery_id": "dlv_bcf7b614a7d74e809189f8960b39e1dc",
      "order_id": "ord_13nscwhy9zafgd06scqxe5ek3k",
      "event": "CANCELLED",
      "event_id": "evt_bcf7b614a7d74e809189f8960b39e1dc",
      "sequence": 2,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-25T08:28:47.387+06:00",
          "duration_ms": 2,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        },
        {
          "number": 2,
          "started_at": "2026-11-25T08:28:47.618+06:00",
          "duration_ms": 10,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 2,
      "next_attempt_at": null,
      "created_at": "2026-11-25T08:28:47.387+06:00",
      "updated_at": "2026-11-25T08:28:47.628+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_bcf7b614a7d74e809189f8960b39e1dc",
          "webhook-timestamp": "1795573727",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"CANCELLED\",\"event_id\":\"evt_bcf7b614a7d74e809189f8960b39e1dc\",\"sequence\":2,\"order_id\":\"ord_13nscwhy9zafgd06scqxe5ek3k\",\"partner_reference_id\":null,\"status\":\"CANCELLED\",\"parcel_status\":\"CANCELLED\",\"previous_status\":\"PENDING\",\"timestamp\":\"2026-11-25T08:28:47.384+06:00\",\"updated_at\":\"2026-11-25T08:28:47.384+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"cancellation_reason\":\"The customer has changed their mind\",\"cancelled_by\":\"partner\"}"
      }
    }
  },
  "redeliverPartnerWebhook": {
    "status": 202,
    "response": {
      "delivery_id": "dlv_bcf7b614a7d74e809189f8960b39e1dc",
      "accepted": 1
    }
  },
  "redeliverPartnerWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_zae3x0j7nh2tacy5tmhg6ks2sq",
      "requested_at": "2026-11-25T08:28:48.993+06:00",
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
      "redelivery_id": "rdl_zae3x0j7nh2tacy5tmhg6ks2sq",
      "requested_at": "2026-11-25T08:28:48.993+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-25T08:28:49.000+06:00"
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
          "order_id": "ord_djxtst80pkkpm8e4a47djm8d08",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-25T08:28:46.134+06:00",
          "completed_at": "2026-11-25T08:28:46.953+06:00",
          "charged_at": "2026-11-25T08:28:46.954+06:00",
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
          "time": "2026-11-25T08:28:47.862+06:00",
          "method": "GET",
          "path": "/v1/business/statements/0000-00",
          "query": "limit=1",
          "status": 200,
          "problem_code": null,
          "duration_ms": 2.5,
          "request_id": "req_df19t48ktt2p7b531j8v6bhqxg",
          "idempotency_key": null,
          "api_key_last_four": "SgKP",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795573727862.log_5xqjqr0mnrf5529bsfrcd48yye",
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
          "events_behind": 14,
          "seconds_behind": 1.478
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
          "seconds_behind": 0.112
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
        "event_id": "ord_wxn29mkvss2gw3jvdtst0xbjpv-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_wxn29mkvss2gw3jvdtst0xbjpv",
        "occurred_at": "2026-11-25T02:28:49.132Z",
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
          "key": "ord_wxn29mkvss2gw3jvdtst0xbjpv",
          "type": "RIDER_ACCEPTED",
          "reason": "other_rider",
          "detail": "The order's rider is 4711.",
          "group": "dispatch",
          "tries": 1,
          "dead_at": "2026-11-25T08:28:49.164+06:00",
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
      "key": "ord_wxn29mkvss2gw3jvdtst0xbjpv",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T08:28:49.164+06:00",
      "status": "open",
      "decision": null,
      "headers": {
        "correlation-id": "req_tg0h9dy8qfjhdp7v9rq0vy5nc8",
        "received-at": "1795573729161"
      },
      "size": 382,
      "text": "{\"event_id\":\"ord_wxn29mkvss2gw3jvdtst0xbjpv-RIDER_ACCEPTED-a\",\"type\":\"RIDER_ACCEPTED\",\"order_id\":\"ord_wxn29mkvss2gw3jvdtst0xbjpv\",\"occurred_at\":\"2026-11-25T02:28:49.156Z\",\"rider\":{\"rider_id\":1,\"name\":\"Karim Uddin\",\"phone_number\":\"01811111111\",\"driver_type\":1,\"is_freelancer\":false},\"location\":{\"latitude\":23.75,\"longitude\":90.38},\"time_to_pickup\":null,\"duration\":null,\"reason\":null}",
      "bytes": "eyJldmVudF9pZCI6Im9yZF93eG4yOW1rdnNzMmd3M2p2ZHRzdDB4Ympwdi1SSURFUl9BQ0NFUFRFRC1hIiwidHlwZSI6IlJJREVSX0FDQ0VQVEVEIiwib3JkZXJfaWQiOiJvcmRfd3huMjlta3ZzczJndzNqdmR0c3QweGJqcHYiLCJvY2N1cnJlZF9hdCI6IjIwMjYtMTEtMjVUMDI6Mjg6NDkuMTU2WiIsInJpZGVyIjp7InJpZGVyX2lkIjoxLCJuYW1lIjoiS2FyaW0gVWRkaW4iLCJwaG9uZV9udW1iZXIiOiIwMTgxMTExMTExMSIsImRyaXZlcl90eXBlIjoxLCJpc19mcmVlbGFuY2VyIjpmYWxzZX0sImxvY2F0aW9uIjp7ImxhdGl0dWRlIjoyMy43NSwibG9uZ2l0dWRlIjo5MC4zOH0sInRpbWVfdG9fcGlja3VwIjpudWxsLCJkdXJhdGlvbiI6bnVsbCwicmVhc29uIjpudWxsfQ=="
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
      "key": "ord_wxn29mkvss2gw3jvdtst0xbjpv",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T08:28:49.164+06:00",
      "status": "dropped",
      "decision": {
        "outcome": "dropped",
        "decided_at": "2026-11-25T08:28:49.258+06:00",
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
      "key": "ord_wxn29mkvss2gw3jvdtst0xbjpv",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T08:28:49.167+06:00",
      "status": "replayed",
      "decision": {
        "outcome": "replayed",
        "decided_at": "2026-11-25T08:28:49.278+06:00",
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
      "partner_id": "prt_ckmjfesmpqtawd5yw42ndt53ft",
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
      "partner_id": "prt_ckmjfesmpqtawd5yw42ndt53ft",
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
            "key_id": "key_2fxeghk50pvfk6yrty1cj6hnf0",
            "last_four": "zauS",
            "issued_at": "2026-11-25T08:28:49.517+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_yf2k8vgb4wvd95tbds4r1ts1hg",
            "last_four": "YusK",
            "issued_at": "2026-11-25T08:28:49.517+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T08:28:49.517+06:00",
      "updated_at": "2026-11-25T08:28:49.527+06:00"
    }
  },
  "rotateApiKey": {
    "status": 200,
    "response": {
      "partner_id": "prt_ckmjfesmpqtawd5yw42ndt53ft",
      "environment": "sandbox",
      "key_id": "key_pp3arcxsmddyc5dvrntb2cx2cv",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-26T08:28:49.541+06:00"
    }
  },
  "revokeApiKeys": {
    "status": 200,
    "response": {
      "partner_id": "prt_ckmjfesmpqtawd5yw42ndt53ft",
      "environment": "sandbox",
      "key_id": "key_twhpefxtbfs8fa21np3psx8jhx",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "rotateWebhookSecret": {
    "status": 200,
    "response": {
      "partner_id": "prt_ckmjfesmpqtawd5yw42ndt53ft",
      "environment": "sandbox",
      "signing_secret": "whsec_ZXhhbXBsZQ==",
      "token": "whtok_example",
      "previous_expires_at": "2026-11-26T08:28:49.558+06:00"
    }
  },
  "suspendPartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_ckmjfesmpqtawd5yw42ndt53ft",
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
            "key_id": "key_twhpefxtbfs8fa21np3psx8jhx",
            "last_four": "i8Xg",
            "issued_at": "2026-11-25T08:28:49.550+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_pp3arcxsmddyc5dvrntb2cx2cv",
            "last_four": "NOho",
            "issued_at": "2026-11-25T08:28:49.541+06:00",
            "expires_at": "2026-11-25T08:28:49.550+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_2fxeghk50pvfk6yrty1cj6hnf0",
            "last_four": "zauS",
            "issued_at": "2026-11-25T08:28:49.517+06:00",
            "expires_at": "2026-11-25T08:28:49.550+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_yf2k8vgb4wvd95tbds4r1ts1hg",
            "last_four": "YusK",
            "issued_at": "2026-11-25T08:28:49.517+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T08:28:49.517+06:00",
      "updated_at": "2026-11-25T08:28:49.568+06:00"
    }
  },
  "resumePartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_ckmjfesmpqtawd5yw42ndt53ft",
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
            "key_id": "key_twhpefxtbfs8fa21np3psx8jhx",
            "last_four": "i8Xg",
            "issued_at": "2026-11-25T08:28:49.550+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_pp3arcxsmddyc5dvrntb2cx2cv",
            "last_four": "NOho",
            "issued_at": "2026-11-25T08:28:49.541+06:00",
            "expires_at": "2026-11-25T08:28:49.550+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_2fxeghk50pvfk6yrty1cj6hnf0",
            "last_four": "zauS",
            "issued_at": "2026-11-25T08:28:49.517+06:00",
            "expires_at": "2026-11-25T08:28:49.550+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_yf2k8vgb4wvd95tbds4r1ts1hg",
            "last_four": "YusK",
            "issued_at": "2026-11-25T08:28:49.517+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-25T08:28:49.579+06:00"
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T08:28:49.517+06:00",
      "updated_at": "2026-11-25T08:28:49.597+06:00"
    }
  },
  "listDispatchRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "type": "RiderWanted",
          "event_id": "evt_baece57e584440bb8eda663a0ce3b668",
          "order_id": "ord_wxn29mkvss2gw3jvdtst0xbjpv",
          "requested_at": "2026-11-25T08:28:49.114+06:00",
          "sandbox_scenario": null,
          "order": {
            "order_id": "ord_wxn29mkvss2gw3jvdtst0xbjpv",
            "environment": "production",
            "partner_reference_id": null,
            "attempt": 1,
            "created_at": "2026-11-25T08:28:49.113+06:00",
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
        "event_id": "ord_fr14smmypa53prddggkdjntdhf-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_fr14smmypa53prddggkdjntdhf",
        "occurred_at": "2026-11-25T02:28:49.658Z",
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
        "user_id": "usr_scsymqmpxaw41z96tqs8y2950f",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T08:28:49.905+06:00"
      },
      "partner": {
        "partner_id": "prt_scsymqmpxaw41z96tqs8y2950f",
        "name": "Aarong"
      },
      "expires_at": "2026-11-25T20:28:50.165+06:00",
      "idle_expires_at": "2026-11-25T08:58:50.165+06:00"
    }
  },
  "getSession": {
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_scsymqmpxaw41z96tqs8y2950f",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T08:28:49.905+06:00"
      },
      "partner": {
        "partner_id": "prt_scsymqmpxaw41z96tqs8y2950f",
        "name": "Aarong"
      },
      "expires_at": "2026-11-25T20:28:50.165+06:00",
      "idle_expires_at": "2026-11-25T08:58:50.165+06:00"
    }
  },
  "inviteUser": {
    "request": {
      "email": "colleague@example.com",
      "role": "read_only"
    },
    "status": 201,
    "response": {
      "user_id": "usr_9m75kqsqbq8eds12yz0j1n1vhz",
      "invitation_token": "example-of-a-secret",
      "invitation_url": "https://api.dakpion.example/dashboard/invitation#example-of-a-secret",
      "expires_at": "2026-12-02T08:28:50.191+06:00"
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
      "user_id": "usr_9m75kqsqbq8eds12yz0j1n1vhz",
      "email": "colleague@example.com",
      "role": "read_only",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "en",
      "added_at": "2026-11-25T08:28:50.191+06:00"
    }
  },
  "listUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_scsymqmpxaw41z96tqs8y2950f",
          "email": "owner@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T08:28:49.905+06:00"
        },
        {
          "user_id": "usr_9m75kqsqbq8eds12yz0j1n1vhz",
          "email": "colleague@example.com",
          "role": "read_only",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T08:28:50.191+06:00"
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
        "user_id": "usr_scsymqmpxaw41z96tqs8y2950f",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T08:28:49.905+06:00"
      },
      "partner": {
        "partner_id": "prt_scsymqmpxaw41z96tqs8y2950f",
        "name": "Aarong"
      },
      "expires_at": "2026-11-25T20:28:52.885+06:00",
      "idle_expires_at": "2026-11-25T08:58:52.885+06:00"
    }
  },
  "setLanguage": {
    "request": {
      "language": "bn"
    },
    "status": 200,
    "response": {
      "user_id": "usr_scsymqmpxaw41z96tqs8y2950f",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "bn",
      "added_at": "2026-11-25T08:28:49.905+06:00"
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
      "totp_code": "362421"
    },
    "status": 200,
    "response": {
      "user_id": "usr_scsymqmpxaw41z96tqs8y2950f",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": true,
      "language": "bn",
      "added_at": "2026-11-25T08:28:49.905+06:00"
    }
  },
  "listKeys": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "key_id": "key_n5s5h7acnzmvjxmnj3fk3jmvvy",
          "last_four": "CxsT",
          "issued_at": "2026-11-25T08:28:49.905+06:00",
          "expires_at": null,
          "last_used_at": null
        },
        {
          "environment": "production",
          "key_id": "key_p99n05f03m02jx96jcbadwwx7h",
          "last_four": "z85G",
          "issued_at": "2026-11-25T08:28:49.905+06:00",
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
      "key_id": "key_t18shv4n8y19x82yyb8jv47ene",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-26T08:28:53.195+06:00"
    }
  },
  "revokeKeys": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "key_id": "key_18jw2nmas418ey6rzpvw49xxc6",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "listWebhookSecrets": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "issued_at": "2026-11-25T08:28:49.905+06:00",
          "expires_at": null
        },
        {
          "environment": "production",
          "issued_at": "2026-11-25T08:28:49.905+06:00",
          "expires_at": null
        }
      ],
      "shared_secrets": [
        {
          "environment": "sandbox",
          "origin": null,
          "issued_at": "2026-11-25T08:28:49.905+06:00",
          "former_until": null
        },
        {
          "environment": "production",
          "origin": null,
          "issued_at": "2026-11-25T08:28:49.905+06:00",
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
      "previous_expires_at": "2026-11-26T08:28:53.236+06:00"
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
        "user_id": "usr_zj87ybss0266d4aa8qdjqscw0v",
        "email": "demo@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T08:28:44.978+06:00"
      },
      "partner": {
        "partner_id": "prt_zj87ybss0266d4aa8qdjqscw0v",
        "name": "Demonstration shop"
      },
      "expires_at": "2026-11-25T20:28:55.546+06:00",
      "idle_expires_at": "2026-11-25T08:58:55.546+06:00"
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
    "request_id": "req_1vfcbq9ks2e4hh7thbh4cvhk5v"
  },
  "operator_token_exists": {
    "type": "https://api.dakpion.example/problems/operator_token_exists",
    "title": "Operator token exists",
    "status": 409,
    "detail": "A token named Rahim exists already. Choose another name, or revoke that token first.",
    "instance": "/v1/operator/tokens",
    "code": "operator_token_exists",
    "request_id": "req_87eh0zew8b97mgn10rnda3cmf2",
    "name": "Rahim"
  },
  "operator_token_not_found": {
    "type": "https://api.dakpion.example/problems/operator_token_not_found",
    "title": "Operator token not found",
    "status": 404,
    "detail": "There is no operator token opt_z9rd60ewx2j73w5vsna3g9wqrx. To list all tokens, use GET /v1/operator/tokens.",
    "instance": "/v1/operator/tokens/opt_z9rd60ewx2j73w5vsna3g9wqrx",
    "code": "operator_token_not_found",
    "request_id": "req_hmnerb6ex590xbq7wz28yv4mx5",
    "token_id": "opt_z9rd60ewx2j73w5vsna3g9wqrx"
  },
  "too_many_operator_tokens": {
    "type": "https://api.dakpion.example/problems/too_many_operator_tokens",
    "title": "Too many operator tokens",
    "status": 409,
    "detail": "There are 100 tokens, which is the limit. Revoke a token first.",
    "instance": "/v1/operator/tokens",
    "code": "too_many_operator_tokens",
    "request_id": "req_5r34yatahcds1zjq77eatrq3wc",
    "limit": 100
  },
  "dead_letter_settled": {
    "type": "https://api.dakpion.example/problems/dead_letter_settled",
    "title": "Dead letter already settled",
    "status": 409,
    "detail": "The dead letter was already dropped. See its decision for the time and the reason.",
    "instance": "/v1/operator/dead-letters/dispatch.rider-events.v1:0/replay",
    "code": "dead_letter_settled",
    "request_id": "req_3p6611hqpah5sgms88j0pkwgyv",
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
    "request_id": "req_8an8fd3cbfezxydstbkq0bm8er"
  },
  "dispatch_unauthorized": {
    "type": "https://api.dakpion.example/problems/dispatch_unauthorized",
    "title": "Dispatch token missing or invalid",
    "status": 401,
    "detail": "Send the dispatch token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/dispatch/requests",
    "code": "dispatch_unauthorized",
    "request_id": "req_jyh3nz51580jkjntasd3pz9bpm"
  },
  "link_invalid": {
    "type": "https://api.dakpion.example/problems/link_invalid",
    "title": "Link invalid",
    "status": 404,
    "detail": "The link is not valid any more. Ask for another one.",
    "instance": "/v1/dashboard/invitations/accept",
    "code": "link_invalid",
    "request_id": "req_k39m3fpcvpp8h3ph02j5zavbcp"
  },
  "user_exists": {
    "type": "https://api.dakpion.example/problems/user_exists",
    "title": "User exists",
    "status": 409,
    "detail": "A user with this e-mail address has already joined. Nothing was changed.",
    "instance": "/v1/dashboard/users",
    "code": "user_exists",
    "request_id": "req_9q9rzdfasz0eycc09qnfh2wc5s"
  },
  "last_owner": {
    "type": "https://api.dakpion.example/problems/last_owner",
    "title": "Last owner",
    "status": 409,
    "detail": "This user is the only owner who can sign in. Make another user an owner first.",
    "instance": "/v1/dashboard/users/usr_scsymqmpxaw41z96tqs8y2950f",
    "code": "last_owner",
    "request_id": "req_g6vcsj2h8zehbkkcgvzeqb7jhc"
  },
  "user_not_found": {
    "type": "https://api.dakpion.example/problems/user_not_found",
    "title": "User not found",
    "status": 404,
    "detail": "The user does not exist or has not joined. To list all users, use GET …/users.",
    "instance": "/v1/dashboard/users/usr_00000000000000000000000000",
    "code": "user_not_found",
    "request_id": "req_jmzcm12ef2ayc9m1nb35x7qegv"
  },
  "role_not_allowed": {
    "type": "https://api.dakpion.example/problems/role_not_allowed",
    "title": "Not allowed for this role",
    "status": 403,
    "detail": "The role read_only does not permit this request. Ask an owner of this account.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "role_not_allowed",
    "request_id": "req_xcfdbamp8m038pdfqw14q1bfr3",
    "role": "read_only"
  },
  "cross_site_request": {
    "type": "https://api.dakpion.example/problems/cross_site_request",
    "title": "Cross-site request refused",
    "status": 403,
    "detail": "The request does not come from this site. Send it from the dashboard, or with an Origin header that equals the origin of this API.",
    "instance": "/v1/dashboard/session",
    "code": "cross_site_request",
    "request_id": "req_q2kmxwkfy0ffk05rthj1bqb6kf"
  },
  "session_ended": {
    "type": "https://api.dakpion.example/problems/session_ended",
    "title": "Session ended",
    "status": 401,
    "detail": "The session has ended. Sign in again.",
    "instance": "/v1/dashboard/session",
    "code": "session_ended",
    "request_id": "req_88t73zt75cyh3yjy9m59chky4w"
  },
  "session_required": {
    "type": "https://api.dakpion.example/problems/session_required",
    "title": "Session required",
    "status": 401,
    "detail": "Sign in with POST /v1/dashboard/session. API keys are not accepted here.",
    "instance": "/v1/dashboard/session",
    "code": "session_required",
    "request_id": "req_f6phbq6a8ed8ghvca4ex3c7fpp"
  },
  "sign_in_failed": {
    "type": "https://api.dakpion.example/problems/sign_in_failed",
    "title": "Sign-in failed",
    "status": 401,
    "detail": "The e-mail address, the password or the one-time code is wrong. A one-time code works once. If the password is lost, ask the operator for a reset link.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_failed",
    "request_id": "req_ev7v38y9khh1s26q1j5c9pkgs8"
  },
  "partner_choice_required": {
    "type": "https://api.dakpion.example/problems/partner_choice_required",
    "title": "Partner choice required",
    "status": 409,
    "detail": "Send the request again with partner_id, one of the partners in partners.",
    "instance": "/v1/dashboard/session",
    "code": "partner_choice_required",
    "request_id": "req_g0h86wtkayeexsn0am7sychdjw",
    "partners": [
      {
        "partner_id": "prt_kq90y5c5czg85a5gsz97hctys9",
        "name": "Aarong"
      },
      {
        "partner_id": "prt_cc0ambnv5knxtc320hd56jfwdd",
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
    "request_id": "req_fcf0c9v0m5ww6f883n3aesq8v4"
  },
  "totp_not_enrolled": {
    "type": "https://api.dakpion.example/problems/totp_not_enrolled",
    "title": "One-time codes not set up",
    "status": 409,
    "detail": "One-time codes are not set up. Begin with POST /v1/dashboard/totp.",
    "instance": "/v1/dashboard/totp/confirm",
    "code": "totp_not_enrolled",
    "request_id": "req_1phjr74n17c63j3jfyy0z4srqv"
  },
  "totp_active": {
    "type": "https://api.dakpion.example/problems/totp_active",
    "title": "One-time codes already enabled",
    "status": 409,
    "detail": "One-time codes are already enabled. Remove them first.",
    "instance": "/v1/dashboard/totp",
    "code": "totp_active",
    "request_id": "req_kpzq9fv8e7yv646nfgdxxm3m4d"
  },
  "totp_required": {
    "type": "https://api.dakpion.example/problems/totp_required",
    "title": "One-time code required",
    "status": 401,
    "detail": "Send the request again with the current one-time code as totp_code.",
    "instance": "/v1/dashboard/session",
    "code": "totp_required",
    "request_id": "req_hjg9773hpwveha52ksrdzmqn4y"
  },
  "too_many_users": {
    "type": "https://api.dakpion.example/problems/too_many_users",
    "title": "Too many users",
    "status": 409,
    "detail": "The account has 50 users, which is the limit. Remove a user first.",
    "instance": "/v1/dashboard/users",
    "code": "too_many_users",
    "request_id": "req_qrhngp66c4cpxnwdwpz264n7ah",
    "limit": 50
  },
  "sign_in_locked": {
    "type": "https://api.dakpion.example/problems/sign_in_locked",
    "title": "Sign-in locked",
    "status": 429,
    "detail": "There were too many failed attempts. Try again after 30 seconds.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_locked",
    "request_id": "req_05nn15czxdyvv2prg41v2ekxrm",
    "retry_after": 30
  },
  "misdirected_request": {
    "type": "https://api.dakpion.example/problems/misdirected_request",
    "title": "Misdirected request",
    "status": 421,
    "detail": "This host name is not served here. Use localhost, 127.0.0.1 or the host of PUBLIC_URL. A reverse proxy must send one of them as Host.",
    "instance": "/v1/business/orders",
    "code": "misdirected_request",
    "request_id": "req_b1en11vr951qk0e96jzjqbstd2"
  },
  "missing_api_key": {
    "type": "https://api.dakpion.example/problems/missing_api_key",
    "title": "API key missing",
    "status": 401,
    "detail": "Send your API key in the X-API-Key header.",
    "instance": "/v1/business/orders",
    "code": "missing_api_key",
    "request_id": "req_7ww4jjbfhc7nm3qkt1hh75hbrs"
  },
  "invalid_api_key": {
    "type": "https://api.dakpion.example/problems/invalid_api_key",
    "title": "Invalid API key",
    "status": 401,
    "detail": "The API key is not valid. Check that the key is complete, current, and issued for this environment.",
    "instance": "/v1/business/orders",
    "code": "invalid_api_key",
    "request_id": "req_xd2g97ayeda309p85x9qzgtagh"
  },
  "malformed_json": {
    "type": "https://api.dakpion.example/problems/malformed_json",
    "title": "Malformed JSON",
    "status": 400,
    "detail": "The body is not valid JSON. Send one JSON value in UTF-8 with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "malformed_json",
    "request_id": "req_78fh0nzxj3znkys6eqq9mpwfvc"
  },
  "unsupported_media_type": {
    "type": "https://api.dakpion.example/problems/unsupported_media_type",
    "title": "Unsupported media type",
    "status": 415,
    "detail": "Send the body as uncompressed JSON in UTF-8, with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "unsupported_media_type",
    "request_id": "req_j2y8aeapb2f8bdgyh8sty8vsbj"
  },
  "payload_too_large": {
    "type": "https://api.dakpion.example/problems/payload_too_large",
    "title": "Payload too large",
    "status": 413,
    "detail": "The body is larger than 65536 bytes. Send a smaller body.",
    "instance": "/v1/business/order/create",
    "code": "payload_too_large",
    "request_id": "req_hsyb6v7gfp7n0aarag90bq1wyq",
    "limit_bytes": 65536
  },
  "validation_failed": {
    "type": "https://api.dakpion.example/problems/validation_failed",
    "title": "Validation failed",
    "status": 422,
    "detail": "The request has 2 errors. Nothing was changed. Correct the fields in errors and send the request again.",
    "instance": "/v1/business/order/create",
    "code": "validation_failed",
    "request_id": "req_qddczg8tw8w8bh6jx06jch3yy2",
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
    "request_id": "req_grw0158502yp1e38kzf611jnyy",
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
    "request_id": "req_06f2rfqnmmj9y4444c4j42nq7b"
  },
  "quotation_mismatch": {
    "type": "https://api.dakpion.example/problems/quotation_mismatch",
    "title": "Quotation does not match",
    "status": 422,
    "detail": "The quotation has a different parcel_type. Request a new quotation for this delivery, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_mismatch",
    "request_id": "req_frq58sy3x1qfc0dmtk1ey73ckz",
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
    "request_id": "req_p1vqw99gegmww17900qkwpah53",
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
    "request_id": "req_mkzg6e46qq9mxbb2xt3js4ea0s",
    "order_id": "ord_unknown"
  },
  "order_not_cancellable": {
    "type": "https://api.dakpion.example/problems/order_not_cancellable",
    "title": "Order cannot be cancelled",
    "status": 409,
    "detail": "The order is COMPLETED. Orders can be cancelled only before pickup. Contact the receiver or the operator.",
    "instance": "/v1/business/order/ord_djxtst80pkkpm8e4a47djm8d08/cancel",
    "code": "order_not_cancellable",
    "request_id": "req_q45d4jhytvdt8cnvyp4jgdhv8s",
    "parcel_status": "COMPLETED"
  },
  "order_not_retryable": {
    "type": "https://api.dakpion.example/problems/order_not_retryable",
    "title": "Order cannot be retried",
    "status": 409,
    "detail": "The order is COMPLETED. Only a CANCELLED order can be retried. To replace this order, cancel it first.",
    "instance": "/v1/business/order/ord_djxtst80pkkpm8e4a47djm8d08/retry",
    "code": "order_not_retryable",
    "request_id": "req_k3ewb5s8t60389cj4k9cqxfb1r",
    "parcel_status": "COMPLETED"
  },
  "webhook_not_found": {
    "type": "https://api.dakpion.example/problems/webhook_not_found",
    "title": "Webhook not found",
    "status": 404,
    "detail": "The webhook log has no delivery dlv_unknown. To list all deliveries, use GET …/webhooks.",
    "instance": "/v1/business/webhooks/dlv_unknown",
    "code": "webhook_not_found",
    "request_id": "req_5mf6wgeecpz0g5t9w4yyj6gqv5",
    "delivery_id": "dlv_unknown"
  },
  "redelivery_not_found": {
    "type": "https://api.dakpion.example/problems/redelivery_not_found",
    "title": "Redelivery not found",
    "status": 404,
    "detail": "Redelivery red_unknown does not exist. Use the redelivery_id returned by POST …/webhooks/redeliver.",
    "instance": "/v1/business/webhooks/redeliveries/red_unknown",
    "code": "redelivery_not_found",
    "request_id": "req_w055q44srycj7g5x8cj674xpfe",
    "redelivery_id": "red_unknown"
  },
  "not_found": {
    "type": "https://api.dakpion.example/problems/not_found",
    "title": "Not found",
    "status": 404,
    "detail": "The path does not exist. Check the path against the documentation. API paths begin with /v1.",
    "instance": "/v1/business/order/ord_unknown/map",
    "code": "not_found",
    "request_id": "req_tvt9ywf0xz81zc3zh1mtgsj9ka"
  },
  "malformed_request": {
    "type": "https://api.dakpion.example/problems/malformed_request",
    "title": "Malformed request",
    "status": 400,
    "detail": "The request could not be read. Check the encoding of the path and the Content-Length header.",
    "instance": "/v1/business/order/%zz",
    "code": "malformed_request",
    "request_id": "req_h1pegdn1v2mw4gjm55wa8xx06c"
  },
  "test_under_way": {
    "type": "https://api.dakpion.example/problems/test_under_way",
    "title": "Test webhook in progress",
    "status": 429,
    "detail": "Another test webhook is waiting for a response. This test was not sent. Send the request again after 6 seconds.",
    "instance": "/v1/business/webhooks/test",
    "code": "test_under_way",
    "request_id": "req_vqk0c8p4645w8z6xcab3hgkasg",
    "retry_after": 6
  },
  "expired_api_key": {
    "type": "https://api.dakpion.example/problems/expired_api_key",
    "title": "API key expired",
    "status": 401,
    "detail": "This API key was replaced and is no longer valid. Use the key issued by the last rotation.",
    "instance": "/v1/business/orders",
    "code": "expired_api_key",
    "request_id": "req_g79r7vddvxafrnqf71tq2n7f8v"
  },
  "operator_unauthorized": {
    "type": "https://api.dakpion.example/problems/operator_unauthorized",
    "title": "Operator token missing or invalid",
    "status": 401,
    "detail": "Send the operator token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/operator/partners",
    "code": "operator_unauthorized",
    "request_id": "req_yttg9yf8nzs7dfe9830zhy4kav"
  },
  "partner_not_found": {
    "type": "https://api.dakpion.example/problems/partner_not_found",
    "title": "Partner not found",
    "status": 404,
    "detail": "Partner prt_unknown does not exist. To list all partners, use GET /v1/operator/partners.",
    "instance": "/v1/operator/partners/prt_unknown/suspend",
    "code": "partner_not_found",
    "request_id": "req_44cvc18pm8jnh0cfpfsxawkndq",
    "partner_id": "prt_unknown"
  },
  "dead_letter_not_found": {
    "type": "https://api.dakpion.example/problems/dead_letter_not_found",
    "title": "Dead letter not found",
    "status": 404,
    "detail": "Dead letter unknown does not exist or was deleted. To list all dead letters, use GET /v1/operator/dead-letters.",
    "instance": "/v1/operator/dead-letters/unknown/replay",
    "code": "dead_letter_not_found",
    "request_id": "req_4xeakwj1k7k417f12wx82dnt8b",
    "letter_id": "unknown"
  },
  "parked_stream_not_found": {
    "type": "https://api.dakpion.example/problems/parked_stream_not_found",
    "title": "Parked stream not found",
    "status": 404,
    "detail": "The follower order-views has not parked the stream order-1. To list all parked streams, use GET /v1/operator/parked.",
    "instance": "/v1/operator/parked/order-views/order-1/release",
    "code": "parked_stream_not_found",
    "request_id": "req_471mktk2j0anz2kwmcg1c4ay6v",
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
    "request_id": "req_81rf8y3ypfvsc8ggp0wfe38kmq",
    "retry_after": 60
  }
};
