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
      "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3Njk5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.NntDKhyRXHNtl6esw49Uk7cm45Ez9uO_uOSR9sNtGu8",
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
      "expires_at": "2026-11-26T00:32:07.699+06:00"
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
      "parcel_type": 2,
      "receiver_name": "রহিমা খাতুন",
      "receiver_phone_number": "01712345678",
      "driver_type": 1,
      "is_freelancer": false
    },
    "status": 201,
    "response": {
      "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE",
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
        "expires_at": "2026-11-26T00:32:07.761+06:00"
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
      "created_at": "2026-11-26T00:17:07.761+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-26T00:17:07.761+06:00"
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
          "parcel_type": 2,
          "receiver_name": "রহিমা খাতুন",
          "receiver_phone_number": "01712345678",
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
          "parcel_type": 2,
          "receiver_name": "Karim",
          "receiver_phone_number": "01712345678",
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
            "order_id": "ord_3s3djfczyn1ewgr6ttswz50qkz",
            "partner_reference_id": null,
            "parcel_status": "PENDING",
            "previous_status": null,
            "total_price": 137,
            "receiver_name": "রহিমা খাতুন",
            "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
            "driver_type": 1,
            "tracking_url": "https://api.dakpion.example/track/trk_yx2wbbz3gsdcx1rg1fxw87m0kx",
            "created_at": "2026-11-26T00:17:08.003+06:00",
            "updated_at": "2026-11-26T00:17:08.003+06:00"
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
      "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE",
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
        "expires_at": "2026-11-26T00:32:07.761+06:00"
      },
      "driver_info": {
        "rider_id": 932396,
        "name": "Abdul Karim",
        "phone_number": "01088648938",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-26T00:17:09.073+06:00"
      },
      "rider_id": 932396,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-26T00:17:07.761+06:00",
      "assigned_at": "2026-11-26T00:17:08.073+06:00",
      "accepted_at": "2026-11-26T00:17:08.236+06:00",
      "started_at": "2026-11-26T00:17:08.371+06:00",
      "picked_at": "2026-11-26T00:17:08.726+06:00",
      "completed_at": "2026-11-26T00:17:09.073+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-26T00:17:09.074+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-26T00:17:07.761+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-26T00:17:08.073+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-26T00:17:08.236+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-26T00:17:08.371+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-26T00:17:08.726+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-26T00:17:09.073+06:00"
        }
      ]
    }
  },
  "getOrderStatus": {
    "status": 200,
    "response": {
      "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
      "partner_reference_id": null,
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "updated_at": "2026-11-26T00:17:09.074+06:00",
      "rider_id": 932396,
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
      "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
      "verifier_key": "dakpion.local/64d870cf7db0690e+0e8e5d2b+AYa9US0xIEvG8XXDzuvyBBXwkUkIgx8ZtoytAVsogJlp",
      "checkpoint": "dakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
      "events": [
        {
          "sequence": 1,
          "type": "OrderCreated",
          "recorded_at": "2026-11-26T00:17:07.761+06:00",
          "data": "{\"attempt\":1,\"environment\":\"sandbox\",\"occurred_at\":\"2026-11-26T00:17:07.761+06:00\",\"order_id\":\"ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"partner_id\":\"prt_05qe5abcdgkwkp1226fnvaafh2\",\"quotation\":{\"breakdown\":[{\"amount\":50,\"code\":\"base_fare\",\"label\":\"Base fare\"},{\"amount\":87,\"code\":\"distance_fare\",\"label\":\"Distance fare\"},{\"amount\":0,\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\"}],\"currency\":\"BDT\",\"distance_km\":7.78,\"distance_source\":\"estimate\",\"driver_type\":1,\"duration\":19,\"expires_at\":\"2026-11-26T00:32:07.761+06:00\",\"options\":[{\"driver_type\":1,\"duration\":19,\"time_to_pickup\":8,\"total_price\":137},{\"driver_type\":2,\"duration\":24,\"time_to_pickup\":12,\"total_price\":227}],\"parcel_type\":2,\"quotation_id\":\"quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE\",\"tariff_version\":\"2026-11-01\",\"time_to_pickup\":8,\"total_price\":137},\"recorded_at\":\"2026-11-26T00:17:07.761+06:00\",\"request\":{\"callback_url\":null,\"detailed_address\":null,\"driver_type\":1,\"estimated_pickup_address_latitude\":23.7461,\"estimated_pickup_address_longitude\":90.3742,\"estimated_receiver_address_latitude\":23.7806,\"estimated_receiver_address_longitude\":90.4193,\"is_freelancer\":false,\"item_name\":null,\"item_price\":null,\"metadata\":null,\"parcel_comment\":null,\"parcel_type\":2,\"partner_reference_id\":null,\"pickup_address_text\":\"House 12, Road 5, Dhanmondi, Dhaka\",\"quotation_id\":null,\"receiver_address_text\":\"বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦\",\"receiver_name\":\"রহিমা খাতুন\",\"receiver_phone_number\":\"01712345678\",\"sandbox_scenario\":null},\"retry_of_order_id\":null,\"tracking_token\":\"trk_ahk8kysm7qvtwfcwzfnv6amav4\",\"tracking_url\":\"https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4\"}",
          "leaf": "{\"actor\":{\"key_id\":\"key_wgg7d4j6b5envmraaq6631n9kc\",\"kind\":\"api_key\"},\"data_sha256\":\"ee9820484f5cf123cf2705a4da2acb3b08e765e33f315222b5c77605fe312778\",\"event_id\":\"8a833c3f-1506-4faf-a010-90aa7cd4ae35\",\"recorded_at\":\"2026-11-26T00:17:07.761+06:00\",\"revision\":0,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderCreated\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 12\nb0g+XtFhkjQyspNldgKu7G+9hIpiScz/94/foEuMmHI=\no/R99PhmYW1GWxTy7+RVW3Sr3ZLWjve15q9Iyzf4in8=\nqngzTqqjwAlGF8YH1MaTPWlqbRl1PoYtb7eUjFM0U0M=\nK703sMk75v1EgPY6Af+BD/y28Pzi6qE3HhFgX1heTJw=\nohANb88hK8rfmCLXyDMB8ENFvBf4FwWqNxVENb9jXsY=\nco9di0g3nrFTomnuay8fVrm0TkAi8wkxT1+U+Y9YQ5k=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
          "proof_due_at": null
        },
        {
          "sequence": 2,
          "type": "OrderAssigned",
          "recorded_at": "2026-11-26T00:17:08.093+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.758224,\"longitude\":90.362837},\"occurred_at\":\"2026-11-26T00:17:08.073+06:00\",\"recorded_at\":\"2026-11-26T00:17:08.077+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Abdul Karim\",\"phone_number\":\"01088648938\",\"rider_id\":932396},\"rider_event_id\":\"robot-ord_rt1z6kjpqcy7a3v22dxejr2e7x-0\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"9277f2d8c2e6cb1747458700e651a66ad371c6e91b3926541f21cd7e9de0a450\",\"event_id\":\"86bd8cf1-bc17-4d55-aa39-adc501fdca84\",\"recorded_at\":\"2026-11-26T00:17:08.093+06:00\",\"revision\":1,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderAssigned\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 19\nRT1jE4gD6lzv0khgr25HTtZMvZHdwiTi4stMF5fj3b8=\nOb3vau1wtGzma6rNux+wY2cxmDOv/KfG/t8BkKlzrQQ=\nl2LbO5ktPO+EZeWutDjsOAhrV5x6s7i3d7YQTTC/BnA=\nJlndsLIgJ65l2zrnMhC2i56UAHWrHFawgCwwVwvIsXk=\nNosyHGw5Q7yxb5nlPgh14gEtoEXQSJXuLuwZ8Y3XqTQ=\nco9di0g3nrFTomnuay8fVrm0TkAi8wkxT1+U+Y9YQ5k=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
          "proof_due_at": null
        },
        {
          "sequence": 3,
          "type": "OrderAccepted",
          "recorded_at": "2026-11-26T00:17:08.237+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.758224,\"longitude\":90.362837},\"occurred_at\":\"2026-11-26T00:17:08.236+06:00\",\"recorded_at\":\"2026-11-26T00:17:08.237+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Abdul Karim\",\"phone_number\":\"01088648938\",\"rider_id\":932396},\"rider_event_id\":\"robot-ord_rt1z6kjpqcy7a3v22dxejr2e7x-1\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"f30b820cc11f3b7647dc8b40785c78d1cfd3f31cc8da14b2a97f85d985de6414\",\"event_id\":\"7eb475ae-a963-4ca0-b6dc-8de970acb361\",\"recorded_at\":\"2026-11-26T00:17:08.237+06:00\",\"revision\":2,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderAccepted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 23\n2XGVTlW/yXP7f8BPK76kBkyc+hrsA55rp/aHoj1QU7c=\ncxE1n8+svEn4IvsbR2fXr7lyErEH0p6qjZomY6uI1RA=\nMTozVEdE5HZBcToBWOMVovykPJAnAkPMj22pQ6TwcnE=\nJlndsLIgJ65l2zrnMhC2i56UAHWrHFawgCwwVwvIsXk=\nNosyHGw5Q7yxb5nlPgh14gEtoEXQSJXuLuwZ8Y3XqTQ=\nco9di0g3nrFTomnuay8fVrm0TkAi8wkxT1+U+Y9YQ5k=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
          "proof_due_at": null
        },
        {
          "sequence": 4,
          "type": "OrderStarted",
          "recorded_at": "2026-11-26T00:17:08.373+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.758224,\"longitude\":90.362837},\"occurred_at\":\"2026-11-26T00:17:08.371+06:00\",\"recorded_at\":\"2026-11-26T00:17:08.372+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Abdul Karim\",\"phone_number\":\"01088648938\",\"rider_id\":932396},\"rider_event_id\":\"robot-ord_rt1z6kjpqcy7a3v22dxejr2e7x-2\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"6f8ff2b8fa8e451eea799cc7b23bf22a534c0ce89db8232053f44bf3177de6d9\",\"event_id\":\"56127ee8-419b-4df0-9baa-8efe79384783\",\"recorded_at\":\"2026-11-26T00:17:08.373+06:00\",\"revision\":3,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderStarted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 29\ndzfBD6ewmmA8+tylsynQXHwE3NOYmdZPLpxqrwPAWH0=\n5L8LWWhXdiQlyVeD4W4miE4pjUzZ2OPxaUoRYJeviSI=\nyxmnSIW7e9wok4jErhNh1lXOp7Sehz3aTvuYyCbL4lU=\nWvSTCpwcRZZ+NHMqkc7FyL0KLPveLGknAe+LgeGsxwY=\nNosyHGw5Q7yxb5nlPgh14gEtoEXQSJXuLuwZ8Y3XqTQ=\nco9di0g3nrFTomnuay8fVrm0TkAi8wkxT1+U+Y9YQ5k=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
          "proof_due_at": null
        },
        {
          "sequence": 5,
          "type": "OrderPicked",
          "recorded_at": "2026-11-26T00:17:08.748+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.7461,\"longitude\":90.3742},\"occurred_at\":\"2026-11-26T00:17:08.726+06:00\",\"recorded_at\":\"2026-11-26T00:17:08.748+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Abdul Karim\",\"phone_number\":\"01088648938\",\"rider_id\":932396},\"rider_event_id\":\"robot-ord_rt1z6kjpqcy7a3v22dxejr2e7x-6\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"3733c4276e188f1a3d50302887f660c29e3fec5278f90d6449f0c5336363eef2\",\"event_id\":\"09e517e3-fd0f-4fdb-851b-07cc25d764f4\",\"recorded_at\":\"2026-11-26T00:17:08.748+06:00\",\"revision\":4,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderPicked\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 38\ngnDeXK4H/SfvU7C/L53OTMGy4u9xCNbLnmDVjPekwwU=\nO8S5ojKC7Pi+oSkBK92U7dul980SycZVFuM+LZSb9eQ=\ne+y5MY46KquXbfYhCMkHKfoH4cKq0XspaMStXb5w+LI=\nCxuINcG56kOFfMRFYKTKBamiSwDugWAoq4mlNbrbDhQ=\nrfEZ+PgN90ws+/1JWcOHTE/OOGFdsGqv80bd6WzDREw=\nFSNyRF8uW9uOfTSdtj5h+KJjOKwghpJR2liKv96lPOQ=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
          "proof_due_at": null
        },
        {
          "sequence": 6,
          "type": "OrderCompleted",
          "recorded_at": "2026-11-26T00:17:09.074+06:00",
          "data": "{\"duration\":0,\"location\":{\"latitude\":23.7806,\"longitude\":90.4193},\"occurred_at\":\"2026-11-26T00:17:09.073+06:00\",\"recorded_at\":\"2026-11-26T00:17:09.074+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Abdul Karim\",\"phone_number\":\"01088648938\",\"rider_id\":932396},\"rider_event_id\":\"robot-ord_rt1z6kjpqcy7a3v22dxejr2e7x-10\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"20000b3951f08743ba13a19ba96aee68ad9f9a24c844c9656978c43aa9cbcfb4\",\"event_id\":\"3bf05e44-42d6-490b-b727-ea5685e00095\",\"recorded_at\":\"2026-11-26T00:17:09.074+06:00\",\"revision\":5,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderCompleted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 44\nCzzZyU0K86l3aFUI8O+ybGB3RtvhnwNlqscNfk/xR9w=\nQa/mOeWy6J0kh7PgCN5wpzWvIlCow0mL+sXr+mlwYFw=\nyuAtyH6mxTMQwpm16ZuDYZ+xxUZkK2BLD88JIY1+n2A=\nu3blPQiyH4HgXoC2+TdZjbuw3Zn1+sOkDeJY0sBNt1s=\nrfEZ+PgN90ws+/1JWcOHTE/OOGFdsGqv80bd6WzDREw=\nFSNyRF8uW9uOfTSdtj5h+KJjOKwghpJR2liKv96lPOQ=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
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
          "order_id": "ord_3s3djfczyn1ewgr6ttswz50qkz",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_yx2wbbz3gsdcx1rg1fxw87m0kx",
          "created_at": "2026-11-26T00:17:08.003+06:00",
          "updated_at": "2026-11-26T00:17:09.256+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 2,
        "total_pages": 2,
        "has_more": true,
        "next_after": "ord_3s3djfczyn1ewgr6ttswz50qkz"
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
          "event_id": "evt_8a833c3f15064fafa01090aa7cd4ae35",
          "sequence": 1,
          "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
          "partner_reference_id": null,
          "status": "PENDING",
          "parcel_status": "PENDING",
          "previous_status": null,
          "timestamp": "2026-11-26T00:17:07.761+06:00",
          "updated_at": "2026-11-26T00:17:07.761+06:00",
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
            "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE",
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
            "expires_at": "2026-11-26T00:32:07.761+06:00"
          },
          "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4",
          "position": "14"
        }
      ],
      "next": "14",
      "has_more": true
    }
  },
  "cancelOrder": {
    "request": {
      "cancellation_reason": "The customer has changed their mind"
    },
    "status": 200,
    "response": {
      "order_id": "ord_938w32tjcerf922gen6ge4x82q",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "CANCELLED",
      "previous_status": "PENDING",
      "tracking_url": "https://api.dakpion.example/track/trk_95jf0wn083kagtrj1mj2jj5wcb",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjMxNTMyMTM2LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.aJdxPMNWfYRIuAWvoC8lPrXVIhr3soVVbxm4Ejj8SaE",
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
        "expires_at": "2026-11-26T00:32:12.136+06:00"
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
      "created_at": "2026-11-26T00:17:12.136+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": "2026-11-26T00:17:12.181+06:00",
      "updated_at": "2026-11-26T00:17:12.181+06:00"
    }
  },
  "retryOrder": {
    "request": {},
    "status": 201,
    "response": {
      "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_kdkj3gy010vmtz6q8ce8a7cg6n",
      "allowed_actions": [
        "cancel"
      ],
      "attempt": 2,
      "retry_of_order_id": "ord_938w32tjcerf922gen6ge4x82q",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjMxNTMyMjIzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2RSDaaFivD8If12t3h2Al0T7cGjKbLWEiMD2sWxvon4",
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
        "expires_at": "2026-11-26T00:32:12.223+06:00"
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
      "created_at": "2026-11-26T00:17:12.223+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-26T00:17:12.223+06:00"
    }
  },
  "getCallbackUrl": {
    "status": 200,
    "response": {
      "callback_url": "https://shop.example/dakpion",
      "token_origin": "https://shop.example/dakpion"
    }
  },
  "getWebhookSettings": {
    "status": 200,
    "response": {
      "resend_after_recovery": false
    }
  },
  "setWebhookSettings": {
    "request": {
      "resend_after_recovery": true
    },
    "status": 200,
    "response": {
      "resend_after_recovery": true
    }
  },
  "listWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "delivery_id": "dlv_5f543f5eb63d4cd683c80f48ac68da97",
          "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
          "event": "ORDER_CREATED",
          "event_id": "evt_5f543f5eb63d4cd683c80f48ac68da97",
          "sequence": 1,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-26T00:17:12.232+06:00",
              "duration_ms": 2,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-26T00:17:12.231+06:00",
          "updated_at": "2026-11-26T00:17:12.234+06:00",
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
      "delivery_id": "dlv_5f543f5eb63d4cd683c80f48ac68da97",
      "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
      "event": "ORDER_CREATED",
      "event_id": "evt_5f543f5eb63d4cd683c80f48ac68da97",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-26T00:17:12.232+06:00",
          "duration_ms": 2,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 1,
      "next_attempt_at": null,
      "created_at": "2026-11-26T00:17:12.231+06:00",
      "updated_at": "2026-11-26T00:17:12.234+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_5f543f5eb63d4cd683c80f48ac68da97",
          "webhook-timestamp": "1795630632",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_5f543f5eb63d4cd683c80f48ac68da97\",\"sequence\":1,\"order_id\":\"ord_ck1px7e2fhfset11k5amdd6rnv\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-26T00:17:12.223+06:00\",\"updated_at\":\"2026-11-26T00:17:12.223+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_938w32tjcerf922gen6ge4x82q\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NjMxNTMyMjIzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2RSDaaFivD8If12t3h2Al0T7cGjKbLWEiMD2sWxvon4\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-26T00:32:12.223+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_kdkj3gy010vmtz6q8ce8a7cg6n\"}"
      }
    }
  },
  "redeliverWebhook": {
    "request": {},
    "status": 202,
    "response": {
      "delivery_id": "dlv_5f543f5eb63d4cd683c80f48ac68da97",
      "accepted": 1
    }
  },
  "redeliverWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_39d9r2phsrftcv50pw74ne8mwf",
      "requested_at": "2026-11-26T00:17:12.441+06:00",
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
      "redelivery_id": "rdl_39d9r2phsrftcv50pw74ne8mwf",
      "requested_at": "2026-11-26T00:17:12.441+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-26T00:17:12.466+06:00"
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
          "webhook-id": "evt_test_trc8msmcknzpdbe58zxe7x2y9m",
          "webhook-timestamp": "1795630632",
          "webhook-signature": "v1,cvXeuyu4P9ivH4F0U2FlRaCq7t/ArwuazkXxwoISBM4=",
          "x-webhook-secret": "(withheld)",
          "x-webhook-test": "true"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"PICKED\",\"event_id\":\"evt_test_trc8msmcknzpdbe58zxe7x2y9m\",\"sequence\":5,\"order_id\":\"ord_00000000000000000000000000\",\"partner_reference_id\":\"EXAMPLE-NOT-AN-ORDER\",\"status\":\"PICKED\",\"parcel_status\":\"PICKED\",\"previous_status\":\"STARTED\",\"timestamp\":\"2026-11-26T00:17:12.513+06:00\",\"updated_at\":\"2026-11-26T00:17:12.513+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":1,\"rider_latitude\":23.7461,\"rider_longitude\":90.3742,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":15,\"duration\":20,\"metadata\":{\"test\":\"true\"}}"
      },
      "started_at": "2026-11-26T00:17:12.513+06:00",
      "duration_ms": 13,
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
      "from": "2026-10-28",
      "to": "2026-11-26",
      "storage": {
        "stored_bytes": 24628,
        "limit_bytes": 2147483648
      },
      "totals": {
        "created": {
          "orders": 2,
          "total_price": 274
        },
        "completed": {
          "orders": 2,
          "total_price": 274
        },
        "cancelled": {
          "orders": 0,
          "total_price": 0
        },
        "retried": {
          "orders": 0,
          "total_price": 0
        },
        "webhook_attempts": 12
      },
      "data": [
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
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-26",
          "created": {
            "orders": 2,
            "total_price": 274
          },
          "completed": {
            "orders": 2,
            "total_price": 274
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 12
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
          "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-26T00:17:07.761+06:00",
          "completed_at": "2026-11-26T00:17:09.073+06:00",
          "charged_at": "2026-11-26T00:17:09.074+06:00",
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
          "time": "2026-11-26T00:17:07.748+06:00",
          "method": "POST",
          "path": "/v1/business/order/create",
          "query": null,
          "status": 201,
          "problem_code": null,
          "errors": [],
          "duration_ms": 93.9,
          "request_id": "req_r2sgc0h9ma9ft7s9nkpdecaj0b",
          "idempotency_key": null,
          "api_key_last_four": "k6yt",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795630627748.log_m5e4sm0v3p0yf0fhg51m8360x4",
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
      "token_id": "opt_9yxdfvjz0vh7ppsngw6q08e1p1",
      "name": "Rahim",
      "role": "auditor",
      "issued_at": "2026-11-26T00:17:12.622+06:00",
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
          "token_id": "opt_9yxdfvjz0vh7ppsngw6q08e1p1",
          "name": "Rahim",
          "role": "auditor",
          "issued_at": "2026-11-26T00:17:12.622+06:00"
        }
      ]
    }
  },
  "makeDashboardLink": {
    "status": 200,
    "response": {
      "dashboard_url": "https://api.dakpion.example/dashboard/demonstration#Gsy91miTgcfabwCURnibhmSemWBS1B0v13oenNQM1xc"
    }
  },
  "listPartners": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
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
                "key_id": "key_wgg7d4j6b5envmraaq6631n9kc",
                "last_four": "k6yt",
                "issued_at": "2026-11-26T00:17:07.413+06:00",
                "expires_at": null,
                "last_used_at": "2026-11-26T00:17:07.635+06:00"
              }
            ],
            "production": [
              {
                "key_id": "key_ghnz6g29d2520q1dxp49aax2rh",
                "last_four": "Rd2N",
                "issued_at": "2026-11-26T00:17:07.413+06:00",
                "expires_at": null,
                "last_used_at": null
              }
            ]
          },
          "callback_urls": {
            "sandbox": "https://shop.example/dakpion",
            "production": null
          },
          "created_at": "2026-11-26T00:17:07.413+06:00",
          "updated_at": "2026-11-26T00:17:12.330+06:00"
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
      "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
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
            "key_id": "key_wgg7d4j6b5envmraaq6631n9kc",
            "last_four": "k6yt",
            "issued_at": "2026-11-26T00:17:07.413+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-26T00:17:07.635+06:00"
          }
        ],
        "production": [
          {
            "key_id": "key_ghnz6g29d2520q1dxp49aax2rh",
            "last_four": "Rd2N",
            "issued_at": "2026-11-26T00:17:07.413+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": "https://shop.example/dakpion",
        "production": null
      },
      "created_at": "2026-11-26T00:17:07.413+06:00",
      "updated_at": "2026-11-26T00:17:12.330+06:00",
      "storage": {
        "sandbox": {
          "stored_bytes": 43037,
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
          "user_id": "usr_05qe5abcdgkwkp1226fnvaafh2",
          "email": "shop@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "recovery_codes_left": null,
          "language": "en",
          "added_at": "2026-11-26T00:17:07.413+06:00"
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
      "user_id": "usr_05qe5abcdgkwkp1226fnvaafh2",
      "reset_token": "example-of-a-secret",
      "reset_url": "https://api.dakpion.example/dashboard/password-reset#example-of-a-secret",
      "expires_at": "2026-11-26T01:17:14.228+06:00"
    }
  },
  "reencryptSecrets": {
    "status": 200,
    "response": {
      "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
      "reencrypted": 0,
      "not_decrypted": 0
    }
  },
  "findOrders": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
          "environment": "sandbox",
          "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4",
          "created_at": "2026-11-26T00:17:07.761+06:00",
          "updated_at": "2026-11-26T00:17:09.074+06:00"
        }
      ],
      "next_after": null
    }
  },
  "showOrder": {
    "status": 200,
    "response": {
      "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
      "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE",
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
        "expires_at": "2026-11-26T00:32:07.761+06:00"
      },
      "driver_info": {
        "rider_id": 932396,
        "name": "Abdul Karim",
        "phone_number": "01088648938",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-26T00:17:09.073+06:00"
      },
      "rider_id": 932396,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-26T00:17:07.761+06:00",
      "assigned_at": "2026-11-26T00:17:08.073+06:00",
      "accepted_at": "2026-11-26T00:17:08.236+06:00",
      "started_at": "2026-11-26T00:17:08.371+06:00",
      "picked_at": "2026-11-26T00:17:08.726+06:00",
      "completed_at": "2026-11-26T00:17:09.073+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-26T00:17:09.074+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-26T00:17:07.761+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-26T00:17:08.073+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-26T00:17:08.236+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-26T00:17:08.371+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-26T00:17:08.726+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-26T00:17:09.073+06:00"
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
      "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
      "view_rewritten": false,
      "published_event_ids": []
    }
  },
  "listAllWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
          "environment": "sandbox",
          "delivery_id": "dlv_a8d60ad707e24d1cabc282ad9d1e1c10",
          "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
          "event": "COMPLETED",
          "event_id": "evt_a8d60ad707e24d1cabc282ad9d1e1c10",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "status": "delivered",
          "next_attempt_at": null,
          "created_at": "2026-11-26T00:17:13.122+06:00",
          "updated_at": "2026-11-26T00:17:13.140+06:00",
          "attempt_count": 1,
          "last_attempt": {
            "number": 1,
            "started_at": "2026-11-26T00:17:13.123+06:00",
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
          "delivery_id": "dlv_a8d60ad707e24d1cabc282ad9d1e1c10",
          "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
          "event": "COMPLETED",
          "event_id": "evt_a8d60ad707e24d1cabc282ad9d1e1c10",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-26T00:17:13.123+06:00",
              "duration_ms": 17,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-26T00:17:13.122+06:00",
          "updated_at": "2026-11-26T00:17:13.140+06:00",
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
      "delivery_id": "dlv_5f543f5eb63d4cd683c80f48ac68da97",
      "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
      "event": "ORDER_CREATED",
      "event_id": "evt_5f543f5eb63d4cd683c80f48ac68da97",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-26T00:17:12.232+06:00",
          "duration_ms": 2,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        },
        {
          "number": 2,
          "started_at": "2026-11-26T00:17:12.428+06:00",
          "duration_ms": 2,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 2,
      "next_attempt_at": null,
      "created_at": "2026-11-26T00:17:12.231+06:00",
      "updated_at": "2026-11-26T00:17:12.430+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_5f543f5eb63d4cd683c80f48ac68da97",
          "webhook-timestamp": "1795630632",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_5f543f5eb63d4cd683c80f48ac68da97\",\"sequence\":1,\"order_id\":\"ord_ck1px7e2fhfset11k5amdd6rnv\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-26T00:17:12.223+06:00\",\"updated_at\":\"2026-11-26T00:17:12.223+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_938w32tjcerf922gen6ge4x82q\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NjMxNTMyMjIzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2RSDaaFivD8If12t3h2Al0T7cGjKbLWEiMD2sWxvon4\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-26T00:32:12.223+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_kdkj3gy010vmtz6q8ce8a7cg6n\"}"
      }
    }
  },
  "redeliverPartnerWebhook": {
    "status": 202,
    "response": {
      "delivery_id": "dlv_5f543f5eb63d4cd683c80f48ac68da97",
      "accepted": 1
    }
  },
  "redeliverPartnerWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_k1x8mmfb2t1gjbh6y97skxcqep",
      "requested_at": "2026-11-26T00:17:14.394+06:00",
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
      "redelivery_id": "rdl_k1x8mmfb2t1gjbh6y97skxcqep",
      "requested_at": "2026-11-26T00:17:14.394+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-26T00:17:14.400+06:00"
    }
  },
  "getPartnerUsage": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "currency": "BDT",
      "time_zone": "Asia/Dhaka",
      "from": "2026-10-28",
      "to": "2026-11-26",
      "storage": {
        "stored_bytes": 43037,
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
        "webhook_attempts": 21
      },
      "data": [
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
            "orders": 0,
            "total_price": 0
          },
          "completed": {
            "orders": 0,
            "total_price": 0
          },
          "cancelled": {
            "orders": 0,
            "total_price": 0
          },
          "retried": {
            "orders": 0,
            "total_price": 0
          },
          "webhook_attempts": 0
        },
        {
          "date": "2026-11-26",
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
          "webhook_attempts": 21
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
          "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-26T00:17:07.761+06:00",
          "completed_at": "2026-11-26T00:17:09.073+06:00",
          "charged_at": "2026-11-26T00:17:09.074+06:00",
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
          "time": "2026-11-26T00:17:12.568+06:00",
          "method": "GET",
          "path": "/v1/business/statements/0000-00",
          "query": "limit=1",
          "status": 200,
          "problem_code": null,
          "errors": [],
          "duration_ms": 3.8,
          "request_id": "req_mdza900mtp35gpggdh9t14s4f4",
          "idempotency_key": null,
          "api_key_last_four": "k6yt",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795630632568.log_d64rc90bya00w5d3bbfwe361mf",
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
          "events_behind": 4,
          "seconds_behind": 1.34
        },
        {
          "follower": "partners",
          "events_behind": 1,
          "seconds_behind": 0.265
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
          "seconds_behind": 0.128
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
          "began_at": "2026-11-26T00:17:03.678+06:00",
          "completed_at": "2026-11-26T00:17:03.678+06:00",
          "percent": null,
          "events_per_second": null
        },
        {
          "number": 2,
          "version": 1,
          "state": "building",
          "began_at": "2026-11-26T00:17:14.507+06:00",
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
              "began_at": "2026-11-26T00:17:03.679+06:00",
              "completed_at": "2026-11-26T00:17:03.679+06:00",
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
              "began_at": "2026-11-26T00:17:03.678+06:00",
              "completed_at": "2026-11-26T00:17:03.678+06:00",
              "percent": null,
              "events_per_second": null
            },
            {
              "number": 2,
              "version": 1,
              "state": "building",
              "began_at": "2026-11-26T00:17:14.507+06:00",
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
              "began_at": "2026-11-26T00:17:03.678+06:00",
              "completed_at": "2026-11-26T00:17:03.678+06:00",
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
              "began_at": "2026-11-26T00:17:03.881+06:00",
              "completed_at": "2026-11-26T00:17:03.881+06:00",
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
              "began_at": "2026-11-26T00:17:03.881+06:00",
              "completed_at": "2026-11-26T00:17:03.881+06:00",
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
        "event_id": "ord_81mqz9hrvw3gfy8bnzy1sz180k-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
        "occurred_at": "2026-11-25T18:17:14.537Z",
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
          "key": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
          "type": "RIDER_ACCEPTED",
          "reason": "other_rider",
          "detail": "The order's rider is 4711.",
          "group": "dispatch",
          "tries": 1,
          "dead_at": "2026-11-26T00:17:14.562+06:00",
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
      "key": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-26T00:17:14.562+06:00",
      "status": "open",
      "decision": null,
      "headers": {
        "correlation-id": "req_1dz6hy0g8dxmv6cbexb2p512ew",
        "received-at": "1795630634555"
      },
      "size": 382,
      "text": "{\"event_id\":\"ord_81mqz9hrvw3gfy8bnzy1sz180k-RIDER_ACCEPTED-a\",\"type\":\"RIDER_ACCEPTED\",\"order_id\":\"ord_81mqz9hrvw3gfy8bnzy1sz180k\",\"occurred_at\":\"2026-11-25T18:17:14.553Z\",\"rider\":{\"rider_id\":1,\"name\":\"Karim Uddin\",\"phone_number\":\"01811111111\",\"driver_type\":1,\"is_freelancer\":false},\"location\":{\"latitude\":23.75,\"longitude\":90.38},\"time_to_pickup\":null,\"duration\":null,\"reason\":null}",
      "bytes": "eyJldmVudF9pZCI6Im9yZF84MW1xejlocnZ3M2dmeThibnp5MXN6MTgway1SSURFUl9BQ0NFUFRFRC1hIiwidHlwZSI6IlJJREVSX0FDQ0VQVEVEIiwib3JkZXJfaWQiOiJvcmRfODFtcXo5aHJ2dzNnZnk4Ym56eTFzejE4MGsiLCJvY2N1cnJlZF9hdCI6IjIwMjYtMTEtMjVUMTg6MTc6MTQuNTUzWiIsInJpZGVyIjp7InJpZGVyX2lkIjoxLCJuYW1lIjoiS2FyaW0gVWRkaW4iLCJwaG9uZV9udW1iZXIiOiIwMTgxMTExMTExMSIsImRyaXZlcl90eXBlIjoxLCJpc19mcmVlbGFuY2VyIjpmYWxzZX0sImxvY2F0aW9uIjp7ImxhdGl0dWRlIjoyMy43NSwibG9uZ2l0dWRlIjo5MC4zOH0sInRpbWVfdG9fcGlja3VwIjpudWxsLCJkdXJhdGlvbiI6bnVsbCwicmVhc29uIjpudWxsfQ=="
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
      "key": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-26T00:17:14.562+06:00",
      "status": "dropped",
      "decision": {
        "outcome": "dropped",
        "decided_at": "2026-11-26T00:17:14.775+06:00",
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
      "key": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-26T00:17:14.570+06:00",
      "status": "replayed",
      "decision": {
        "outcome": "replayed",
        "decided_at": "2026-11-26T00:17:14.804+06:00",
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
      "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
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
      "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
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
            "key_id": "key_e50pbzmwq9rnkk8f1dry5v9vdm",
            "last_four": "1H1t",
            "issued_at": "2026-11-26T00:17:14.984+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_1gfm246w2hsc2dyyc1h8fd9yxk",
            "last_four": "dYWT",
            "issued_at": "2026-11-26T00:17:14.984+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-26T00:17:14.984+06:00",
      "updated_at": "2026-11-26T00:17:14.999+06:00"
    }
  },
  "rotateApiKey": {
    "status": 200,
    "response": {
      "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
      "environment": "sandbox",
      "key_id": "key_pb4955ddj9k8dhsg9z4gq0t9tn",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-27T00:17:15.042+06:00"
    }
  },
  "revokeApiKeys": {
    "status": 200,
    "response": {
      "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
      "environment": "sandbox",
      "key_id": "key_cx9fxg0jwytjfxkfsrqh5kfbyf",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "rotateWebhookSecret": {
    "status": 200,
    "response": {
      "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
      "environment": "sandbox",
      "signing_secret": "whsec_ZXhhbXBsZQ==",
      "token": "whtok_example",
      "previous_expires_at": "2026-11-27T00:17:15.188+06:00"
    }
  },
  "suspendPartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
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
            "key_id": "key_cx9fxg0jwytjfxkfsrqh5kfbyf",
            "last_four": "7LiD",
            "issued_at": "2026-11-26T00:17:15.119+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_pb4955ddj9k8dhsg9z4gq0t9tn",
            "last_four": "B6vs",
            "issued_at": "2026-11-26T00:17:15.042+06:00",
            "expires_at": "2026-11-26T00:17:15.119+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_e50pbzmwq9rnkk8f1dry5v9vdm",
            "last_four": "1H1t",
            "issued_at": "2026-11-26T00:17:14.984+06:00",
            "expires_at": "2026-11-26T00:17:15.119+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_1gfm246w2hsc2dyyc1h8fd9yxk",
            "last_four": "dYWT",
            "issued_at": "2026-11-26T00:17:14.984+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-26T00:17:14.984+06:00",
      "updated_at": "2026-11-26T00:17:15.199+06:00"
    }
  },
  "resumePartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
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
            "key_id": "key_cx9fxg0jwytjfxkfsrqh5kfbyf",
            "last_four": "7LiD",
            "issued_at": "2026-11-26T00:17:15.119+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_pb4955ddj9k8dhsg9z4gq0t9tn",
            "last_four": "B6vs",
            "issued_at": "2026-11-26T00:17:15.042+06:00",
            "expires_at": "2026-11-26T00:17:15.119+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_e50pbzmwq9rnkk8f1dry5v9vdm",
            "last_four": "1H1t",
            "issued_at": "2026-11-26T00:17:14.984+06:00",
            "expires_at": "2026-11-26T00:17:15.119+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_1gfm246w2hsc2dyyc1h8fd9yxk",
            "last_four": "dYWT",
            "issued_at": "2026-11-26T00:17:14.984+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-26T00:17:15.218+06:00"
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-26T00:17:14.984+06:00",
      "updated_at": "2026-11-26T00:17:15.230+06:00"
    }
  },
  "listDispatchRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "type": "RiderWanted",
          "event_id": "evt_7683508408e54e7a976fafe1fc507185",
          "order_id": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
          "requested_at": "2026-11-26T00:17:14.529+06:00",
          "sandbox_scenario": null,
          "order": {
            "order_id": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
            "environment": "production",
            "partner_reference_id": null,
            "attempt": 1,
            "created_at": "2026-11-26T00:17:14.529+06:00",
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
        "event_id": "ord_e71w6ya22554f7n098dvr4ypcw-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_e71w6ya22554f7n098dvr4ypcw",
        "occurred_at": "2026-11-25T18:17:15.295Z",
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
        "user_id": "usr_jpgrtpmcwbcyapmhppvggnr1a4",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "recovery_codes_left": null,
        "language": "en",
        "added_at": "2026-11-26T00:17:15.558+06:00"
      },
      "partner": {
        "partner_id": "prt_jpgrtpmcwbcyapmhppvggnr1a4",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T12:17:15.768+06:00",
      "idle_expires_at": "2026-11-26T00:47:15.768+06:00"
    }
  },
  "getSession": {
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_jpgrtpmcwbcyapmhppvggnr1a4",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "recovery_codes_left": null,
        "language": "en",
        "added_at": "2026-11-26T00:17:15.558+06:00"
      },
      "partner": {
        "partner_id": "prt_jpgrtpmcwbcyapmhppvggnr1a4",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T12:17:15.768+06:00",
      "idle_expires_at": "2026-11-26T00:47:15.768+06:00"
    }
  },
  "inviteUser": {
    "request": {
      "email": "colleague@example.com",
      "role": "read_only"
    },
    "status": 201,
    "response": {
      "user_id": "usr_f8hc0af0sjkwgjs956a92x2gae",
      "invitation_token": "example-of-a-secret",
      "invitation_url": "https://api.dakpion.example/dashboard/invitation#example-of-a-secret",
      "expires_at": "2026-12-03T00:17:15.996+06:00"
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
        "partner_id": "prt_jpgrtpmcwbcyapmhppvggnr1a4",
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
      "user_id": "usr_f8hc0af0sjkwgjs956a92x2gae",
      "email": "colleague@example.com",
      "role": "read_only",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "recovery_codes_left": null,
      "language": "en",
      "added_at": "2026-11-26T00:17:15.998+06:00"
    }
  },
  "listUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_jpgrtpmcwbcyapmhppvggnr1a4",
          "email": "owner@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "recovery_codes_left": null,
          "language": "en",
          "added_at": "2026-11-26T00:17:15.558+06:00"
        },
        {
          "user_id": "usr_f8hc0af0sjkwgjs956a92x2gae",
          "email": "colleague@example.com",
          "role": "read_only",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "recovery_codes_left": null,
          "language": "en",
          "added_at": "2026-11-26T00:17:15.998+06:00"
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
        "user_id": "usr_jpgrtpmcwbcyapmhppvggnr1a4",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "recovery_codes_left": null,
        "language": "en",
        "added_at": "2026-11-26T00:17:15.558+06:00"
      },
      "partner": {
        "partner_id": "prt_jpgrtpmcwbcyapmhppvggnr1a4",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T12:17:19.485+06:00",
      "idle_expires_at": "2026-11-26T00:47:19.485+06:00"
    }
  },
  "setLanguage": {
    "request": {
      "language": "bn"
    },
    "status": 200,
    "response": {
      "user_id": "usr_jpgrtpmcwbcyapmhppvggnr1a4",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "recovery_codes_left": null,
      "language": "bn",
      "added_at": "2026-11-26T00:17:15.558+06:00"
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
      "totp_code": "277771"
    },
    "status": 200,
    "response": {
      "user_id": "usr_jpgrtpmcwbcyapmhppvggnr1a4",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": true,
      "recovery_codes_left": 10,
      "language": "bn",
      "added_at": "2026-11-26T00:17:15.558+06:00",
      "recovery_codes": [
        "wxx1-beyk-92ve-874g",
        "1g13-7va0-x0n0-p6fk",
        "ks1g-yr19-7dyv-352r",
        "t8ac-5fhp-b7kf-q64g",
        "t1jb-xetm-pp1d-raq2",
        "ceqa-373t-8c5k-8n4t",
        "hmwx-tcmr-xagc-sbt6",
        "j2qg-t75y-epy8-3wq3",
        "2n6p-wnq3-bh3v-yz2q",
        "6zbd-bwjn-p104-w1a8"
      ]
    }
  },
  "issueRecoveryCodes": {
    "status": 201,
    "response": {
      "recovery_codes": [
        "wvfw-z3sw-3dvh-7yw6",
        "f77f-d9y6-yw40-300b",
        "wqvx-ehc7-t7z0-nh23",
        "mt9c-03hm-xee9-yrwq",
        "0z0z-vt79-sxw9-newp",
        "9pg8-ddte-kqc0-y3fe",
        "7nwj-cmxn-z0c9-zcr8",
        "mjtd-w373-hvrt-dn12",
        "5a2s-yjns-4hb6-7bc2",
        "r3px-0tt2-eyka-2e9e"
      ]
    }
  },
  "listKeys": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "key_id": "key_gjc0esmpynhjjtv2eamnqp2me7",
          "last_four": "ijd7",
          "issued_at": "2026-11-26T00:17:15.558+06:00",
          "expires_at": null,
          "last_used_at": null
        },
        {
          "environment": "production",
          "key_id": "key_8e4rgty7jm5pcnw0waahjp2xpj",
          "last_four": "ezuI",
          "issued_at": "2026-11-26T00:17:15.558+06:00",
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
      "key_id": "key_9gb55v6qjygx276e6k9e2csnaq",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-27T00:17:19.848+06:00"
    }
  },
  "revokeKeys": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "key_id": "key_wd74akf55z77aybvh09pwana1s",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "listWebhookSecrets": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "issued_at": "2026-11-26T00:17:15.558+06:00",
          "expires_at": null
        },
        {
          "environment": "production",
          "issued_at": "2026-11-26T00:17:15.558+06:00",
          "expires_at": null
        }
      ],
      "shared_secrets": [
        {
          "environment": "sandbox",
          "origin": null,
          "issued_at": "2026-11-26T00:17:15.558+06:00",
          "former_until": null
        },
        {
          "environment": "production",
          "origin": null,
          "issued_at": "2026-11-26T00:17:15.558+06:00",
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
      "previous_expires_at": "2026-11-27T00:17:19.889+06:00"
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
        "user_id": "usr_4hpc206q323bz17rj9vf4v4p9f",
        "email": "demo@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "recovery_codes_left": null,
        "language": "en",
        "added_at": "2026-11-26T00:17:06.238+06:00"
      },
      "partner": {
        "partner_id": "prt_4hpc206q323bz17rj9vf4v4p9f",
        "name": "Demonstration shop"
      },
      "expires_at": "2026-11-26T12:17:22.358+06:00",
      "idle_expires_at": "2026-11-26T00:47:22.358+06:00"
    }
  },
  "listParkedStreams": {
    "status": 200,
    "response": {
      "data": [
        {
          "follower": "order-event-publisher",
          "stream": "order-ord_rkt73bwa2x66ncawx6mery8f15",
          "revision": 1,
          "position": "16",
          "reason": "NewerVersionError: order-ord_rkt73bwa2x66ncawx6mery8f15@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
          "parked_at": "2026-11-26T00:33:12.437+06:00",
          "released_at": null
        },
        {
          "follower": "order-views-projection",
          "stream": "order-ord_rkt73bwa2x66ncawx6mery8f15",
          "revision": 1,
          "position": "16",
          "reason": "NewerVersionError: order-ord_rkt73bwa2x66ncawx6mery8f15@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
          "parked_at": "2026-11-26T00:33:12.317+06:00",
          "released_at": null
        },
        {
          "follower": "order-usage",
          "stream": "order-ord_rkt73bwa2x66ncawx6mery8f15",
          "revision": 1,
          "position": "16",
          "reason": "NewerVersionError: order-ord_rkt73bwa2x66ncawx6mery8f15@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
          "parked_at": "2026-11-26T00:33:12.458+06:00",
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
      "stream": "order-ord_rkt73bwa2x66ncawx6mery8f15",
      "revision": 1,
      "position": "16",
      "reason": "NewerVersionError: order-ord_rkt73bwa2x66ncawx6mery8f15@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
      "parked_at": "2026-11-26T00:33:12.437+06:00",
      "released_at": "2026-11-26T00:33:13.524+06:00"
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
    "request_id": "req_1bhzy16vtzajhc72gd31d5gsjb"
  },
  "operator_token_exists": {
    "type": "https://api.dakpion.example/problems/operator_token_exists",
    "title": "Operator token exists",
    "status": 409,
    "detail": "A token named Rahim exists already. Choose another name, or revoke that token first.",
    "instance": "/v1/operator/tokens",
    "code": "operator_token_exists",
    "request_id": "req_jv4wy68dzby2pqg7yf1smxt1m7",
    "name": "Rahim"
  },
  "operator_token_not_found": {
    "type": "https://api.dakpion.example/problems/operator_token_not_found",
    "title": "Operator token not found",
    "status": 404,
    "detail": "There is no operator token opt_9yxdfvjz0vh7ppsngw6q08e1p1. To list all tokens, use GET /v1/operator/tokens.",
    "instance": "/v1/operator/tokens/opt_9yxdfvjz0vh7ppsngw6q08e1p1",
    "code": "operator_token_not_found",
    "request_id": "req_ftxdsz3tvc84txn9v6b4exc9fa",
    "token_id": "opt_9yxdfvjz0vh7ppsngw6q08e1p1"
  },
  "too_many_operator_tokens": {
    "type": "https://api.dakpion.example/problems/too_many_operator_tokens",
    "title": "Too many operator tokens",
    "status": 409,
    "detail": "There are 100 tokens, which is the limit. Revoke a token first.",
    "instance": "/v1/operator/tokens",
    "code": "too_many_operator_tokens",
    "request_id": "req_883zghtefzyr4nkhp3ntpnb67s",
    "limit": 100
  },
  "dead_letter_settled": {
    "type": "https://api.dakpion.example/problems/dead_letter_settled",
    "title": "Dead letter already settled",
    "status": 409,
    "detail": "The dead letter was already dropped. See its decision for the time and the reason.",
    "instance": "/v1/operator/dead-letters/dispatch.rider-events.v1:0/replay",
    "code": "dead_letter_settled",
    "request_id": "req_wmtdtvgbgwkg3nnqah3e9jd9s4",
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
    "request_id": "req_5zv0kvemawr7ebtw7cme0w455z"
  },
  "dispatch_unauthorized": {
    "type": "https://api.dakpion.example/problems/dispatch_unauthorized",
    "title": "Dispatch token missing or invalid",
    "status": 401,
    "detail": "Send the dispatch token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/dispatch/requests",
    "code": "dispatch_unauthorized",
    "request_id": "req_cbnwmmds5929hty5p2cm49epsc"
  },
  "link_invalid": {
    "type": "https://api.dakpion.example/problems/link_invalid",
    "title": "Link invalid",
    "status": 404,
    "detail": "The link is not valid any more. Ask for another one.",
    "instance": "/v1/dashboard/invitations/accept",
    "code": "link_invalid",
    "request_id": "req_k015x148cgzgzt8wcp4qymevgk"
  },
  "user_exists": {
    "type": "https://api.dakpion.example/problems/user_exists",
    "title": "User exists",
    "status": 409,
    "detail": "A user with this e-mail address has already joined. Nothing was changed.",
    "instance": "/v1/dashboard/users",
    "code": "user_exists",
    "request_id": "req_178wfxre1cmhfhzj9rg8ndvkhs"
  },
  "last_owner": {
    "type": "https://api.dakpion.example/problems/last_owner",
    "title": "Last owner",
    "status": 409,
    "detail": "This user is the only owner who can sign in. Make another user an owner first.",
    "instance": "/v1/dashboard/users/usr_jpgrtpmcwbcyapmhppvggnr1a4",
    "code": "last_owner",
    "request_id": "req_jsar1r4c69g0n9n0rn38mrrwnm"
  },
  "user_not_found": {
    "type": "https://api.dakpion.example/problems/user_not_found",
    "title": "User not found",
    "status": 404,
    "detail": "The user does not exist or has not joined. To list all users, use GET …/users.",
    "instance": "/v1/dashboard/users/usr_00000000000000000000000000",
    "code": "user_not_found",
    "request_id": "req_w0y1yt4tsgbjkva3fd6dg19nsz"
  },
  "role_not_allowed": {
    "type": "https://api.dakpion.example/problems/role_not_allowed",
    "title": "Not allowed for this role",
    "status": 403,
    "detail": "The role read_only does not permit this request. Ask an owner of this account.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "role_not_allowed",
    "request_id": "req_p1g0mtcjvy7mne6dxs98kc05j5",
    "role": "read_only"
  },
  "cross_site_request": {
    "type": "https://api.dakpion.example/problems/cross_site_request",
    "title": "Cross-site request refused",
    "status": 403,
    "detail": "The request does not come from this site. Send it from the dashboard, or with an Origin header that equals the origin of this API.",
    "instance": "/v1/dashboard/session",
    "code": "cross_site_request",
    "request_id": "req_fzddqm0hatdyfwftwpnkwwgaak"
  },
  "session_ended": {
    "type": "https://api.dakpion.example/problems/session_ended",
    "title": "Session ended",
    "status": 401,
    "detail": "The session has ended. Sign in again.",
    "instance": "/v1/dashboard/session",
    "code": "session_ended",
    "request_id": "req_fktz9gtzx95sx5b8xaxw7pz7q6"
  },
  "session_required": {
    "type": "https://api.dakpion.example/problems/session_required",
    "title": "Session required",
    "status": 401,
    "detail": "Sign in with POST /v1/dashboard/session. API keys are not accepted here.",
    "instance": "/v1/dashboard/session",
    "code": "session_required",
    "request_id": "req_ydp3pra5zz3rhkd01wb3fg2pq5"
  },
  "sign_in_failed": {
    "type": "https://api.dakpion.example/problems/sign_in_failed",
    "title": "Sign-in failed",
    "status": 401,
    "detail": "The e-mail address, the password or the one-time code is wrong. A one-time code works once. If the password is lost, ask the operator for a reset link.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_failed",
    "request_id": "req_pe6vzsrshabap961ys2bbaycnz"
  },
  "partner_choice_required": {
    "type": "https://api.dakpion.example/problems/partner_choice_required",
    "title": "Partner choice required",
    "status": 409,
    "detail": "Send the request again with partner_id, one of the partners in partners.",
    "instance": "/v1/dashboard/session",
    "code": "partner_choice_required",
    "request_id": "req_xkk2jsxsspj6bfg8a9fk9p01fh",
    "partners": [
      {
        "partner_id": "prt_rbdwz9xnq5bsb6adbnj98mf1v6",
        "name": "Aarong"
      },
      {
        "partner_id": "prt_szzrezgev1482yx71agfdqwsqt",
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
    "request_id": "req_5zpbhv95qj3sc73cng407jv850"
  },
  "wrong_password": {
    "type": "https://api.dakpion.example/problems/wrong_password",
    "title": "Wrong password",
    "status": 403,
    "detail": "The present password is wrong. Nothing was changed.",
    "instance": "/v1/dashboard/password",
    "code": "wrong_password",
    "request_id": "req_eghw93dp7dp9hm65t32b69bmcb"
  },
  "totp_not_enrolled": {
    "type": "https://api.dakpion.example/problems/totp_not_enrolled",
    "title": "One-time codes not set up",
    "status": 409,
    "detail": "One-time codes are not set up. Begin with POST /v1/dashboard/totp.",
    "instance": "/v1/dashboard/totp/confirm",
    "code": "totp_not_enrolled",
    "request_id": "req_2998hmvpd5ff6zbq4ntzrq4rjn"
  },
  "totp_active": {
    "type": "https://api.dakpion.example/problems/totp_active",
    "title": "One-time codes already enabled",
    "status": 409,
    "detail": "One-time codes are already enabled. Remove them first.",
    "instance": "/v1/dashboard/totp",
    "code": "totp_active",
    "request_id": "req_jsbfw4tzjj9q55zjrt9175qjfh"
  },
  "totp_required": {
    "type": "https://api.dakpion.example/problems/totp_required",
    "title": "One-time code required",
    "status": 401,
    "detail": "Send the request again with the current one-time code as totp_code.",
    "instance": "/v1/dashboard/session",
    "code": "totp_required",
    "request_id": "req_sce6a1zkj0650narrn0qjz00yg"
  },
  "too_many_users": {
    "type": "https://api.dakpion.example/problems/too_many_users",
    "title": "Too many users",
    "status": 409,
    "detail": "The account has 50 users, which is the limit. Remove a user first.",
    "instance": "/v1/dashboard/users",
    "code": "too_many_users",
    "request_id": "req_f0nnm7vhwpfkdp3wnyxma3fsh3",
    "limit": 50
  },
  "sign_in_locked": {
    "type": "https://api.dakpion.example/problems/sign_in_locked",
    "title": "Sign-in locked",
    "status": 429,
    "detail": "There were too many failed attempts. Try again after 30 seconds.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_locked",
    "request_id": "req_my4gvs4c8rbxts69qk69sx5zkg",
    "retry_after": 30
  },
  "misdirected_request": {
    "type": "https://api.dakpion.example/problems/misdirected_request",
    "title": "Misdirected request",
    "status": 421,
    "detail": "This host name is not served here. Use localhost, 127.0.0.1 or the host of PUBLIC_URL. A reverse proxy must send one of them as Host.",
    "instance": "/v1/business/orders",
    "code": "misdirected_request",
    "request_id": "req_3ecgd7an1kr9anbdaedzfscfmh"
  },
  "missing_api_key": {
    "type": "https://api.dakpion.example/problems/missing_api_key",
    "title": "API key missing",
    "status": 401,
    "detail": "Send your API key in the X-API-Key header.",
    "instance": "/v1/business/orders",
    "code": "missing_api_key",
    "request_id": "req_yb5stbntepz9qm1rdg10vkjc08"
  },
  "invalid_api_key": {
    "type": "https://api.dakpion.example/problems/invalid_api_key",
    "title": "Invalid API key",
    "status": 401,
    "detail": "The API key is not valid. Check that the key is complete, current, and issued for this environment.",
    "instance": "/v1/business/orders",
    "code": "invalid_api_key",
    "request_id": "req_55ez65dc0jzraqkvvqmbnjwmvz"
  },
  "malformed_json": {
    "type": "https://api.dakpion.example/problems/malformed_json",
    "title": "Malformed JSON",
    "status": 400,
    "detail": "The body is not valid JSON. Send one JSON value in UTF-8 with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "malformed_json",
    "request_id": "req_derz1p52fm6rr4t3d7sdgb1e0q"
  },
  "unsupported_media_type": {
    "type": "https://api.dakpion.example/problems/unsupported_media_type",
    "title": "Unsupported media type",
    "status": 415,
    "detail": "Send the body as uncompressed JSON in UTF-8, with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "unsupported_media_type",
    "request_id": "req_qtnyn436k0zy0dfgaspvgfktdp"
  },
  "payload_too_large": {
    "type": "https://api.dakpion.example/problems/payload_too_large",
    "title": "Payload too large",
    "status": 413,
    "detail": "The body is larger than 65536 bytes. Send a smaller body.",
    "instance": "/v1/business/order/create",
    "code": "payload_too_large",
    "request_id": "req_84jzfsb0bbenz8s0zxs79qvy35",
    "limit_bytes": 65536
  },
  "validation_failed": {
    "type": "https://api.dakpion.example/problems/validation_failed",
    "title": "Validation failed",
    "status": 422,
    "detail": "The request has 2 errors. Nothing was changed. Correct the fields in errors and send the request again.",
    "instance": "/v1/business/order/create",
    "code": "validation_failed",
    "request_id": "req_5t04fhjs205000ytnr5gdq5g5z",
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
    "request_id": "req_p5zxr2c969d6v64qkjtr73gmr0",
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
    "request_id": "req_xdz3vmqvwc70sgtyvrd672f0rx"
  },
  "quotation_mismatch": {
    "type": "https://api.dakpion.example/problems/quotation_mismatch",
    "title": "Quotation does not match",
    "status": 422,
    "detail": "The quotation has a different parcel_type. Request a new quotation for this delivery, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_mismatch",
    "request_id": "req_02rz1mn7gjg1nqzcxpmgkpxpx9",
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
    "request_id": "req_x8mm28nwmhxcc77jjdt62g2jm5",
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
    "request_id": "req_w4epjttzwsx9bxcd9ftgsg3h21",
    "order_id": "ord_unknown"
  },
  "order_not_cancellable": {
    "type": "https://api.dakpion.example/problems/order_not_cancellable",
    "title": "Order cannot be cancelled",
    "status": 409,
    "detail": "The order is COMPLETED. Orders can be cancelled only before pickup. Contact the receiver or the operator.",
    "instance": "/v1/business/order/ord_rt1z6kjpqcy7a3v22dxejr2e7x/cancel",
    "code": "order_not_cancellable",
    "request_id": "req_x52xj2s20rwmwz15dh6nd2f3n8",
    "parcel_status": "COMPLETED"
  },
  "order_not_retryable": {
    "type": "https://api.dakpion.example/problems/order_not_retryable",
    "title": "Order cannot be retried",
    "status": 409,
    "detail": "The order is COMPLETED. Only a CANCELLED order can be retried. To replace this order, cancel it first.",
    "instance": "/v1/business/order/ord_rt1z6kjpqcy7a3v22dxejr2e7x/retry",
    "code": "order_not_retryable",
    "request_id": "req_52gwyrd29e8prfbve1jxj80q7s",
    "parcel_status": "COMPLETED"
  },
  "webhook_not_found": {
    "type": "https://api.dakpion.example/problems/webhook_not_found",
    "title": "Webhook not found",
    "status": 404,
    "detail": "The webhook log has no delivery dlv_unknown. To list all deliveries, use GET …/webhooks.",
    "instance": "/v1/business/webhooks/dlv_unknown",
    "code": "webhook_not_found",
    "request_id": "req_p6xq2s1v959f23r1attppz2m3y",
    "delivery_id": "dlv_unknown"
  },
  "redelivery_not_found": {
    "type": "https://api.dakpion.example/problems/redelivery_not_found",
    "title": "Redelivery not found",
    "status": 404,
    "detail": "Redelivery red_unknown does not exist. Use the redelivery_id returned by POST …/webhooks/redeliver.",
    "instance": "/v1/business/webhooks/redeliveries/red_unknown",
    "code": "redelivery_not_found",
    "request_id": "req_ba94f9vbejhx7cw1826115xzq2",
    "redelivery_id": "red_unknown"
  },
  "not_found": {
    "type": "https://api.dakpion.example/problems/not_found",
    "title": "Not found",
    "status": 404,
    "detail": "The path does not exist. Check the path against the documentation. API paths begin with /v1.",
    "instance": "/v1/business/order/ord_unknown/map",
    "code": "not_found",
    "request_id": "req_zka7w39hjjzmse0w5kt31gfw5n"
  },
  "malformed_request": {
    "type": "https://api.dakpion.example/problems/malformed_request",
    "title": "Malformed request",
    "status": 400,
    "detail": "The request could not be read. Check the encoding of the path and the Content-Length header.",
    "instance": "/v1/business/order/%zz",
    "code": "malformed_request",
    "request_id": "req_5531r6ksacsmannrpszk4h9jrg"
  },
  "test_under_way": {
    "type": "https://api.dakpion.example/problems/test_under_way",
    "title": "Test webhook in progress",
    "status": 429,
    "detail": "Another test webhook is waiting for a response. This test was not sent. Send the request again after 6 seconds.",
    "instance": "/v1/business/webhooks/test",
    "code": "test_under_way",
    "request_id": "req_fqgfz84crfyjgcdt51nw21wthp",
    "retry_after": 6
  },
  "expired_api_key": {
    "type": "https://api.dakpion.example/problems/expired_api_key",
    "title": "API key expired",
    "status": 401,
    "detail": "This API key was replaced and is no longer valid. Use the key issued by the last rotation.",
    "instance": "/v1/business/orders",
    "code": "expired_api_key",
    "request_id": "req_wg8qd2x59whj0qcg66dkfctk76"
  },
  "operator_unauthorized": {
    "type": "https://api.dakpion.example/problems/operator_unauthorized",
    "title": "Operator token missing or invalid",
    "status": 401,
    "detail": "Send the operator token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/operator/partners",
    "code": "operator_unauthorized",
    "request_id": "req_nmyn2e2e9qfg67f7yw8n2r4295"
  },
  "partner_not_found": {
    "type": "https://api.dakpion.example/problems/partner_not_found",
    "title": "Partner not found",
    "status": 404,
    "detail": "Partner prt_unknown does not exist. To list all partners, use GET /v1/operator/partners.",
    "instance": "/v1/operator/partners/prt_unknown/suspend",
    "code": "partner_not_found",
    "request_id": "req_w6y76k7gex4vd1jybez6f2q3ts",
    "partner_id": "prt_unknown"
  },
  "dead_letter_not_found": {
    "type": "https://api.dakpion.example/problems/dead_letter_not_found",
    "title": "Dead letter not found",
    "status": 404,
    "detail": "Dead letter unknown does not exist or was deleted. To list all dead letters, use GET /v1/operator/dead-letters.",
    "instance": "/v1/operator/dead-letters/unknown/replay",
    "code": "dead_letter_not_found",
    "request_id": "req_ppszjqpaxaahcz952fz7hnwdys",
    "letter_id": "unknown"
  },
  "parked_stream_not_found": {
    "type": "https://api.dakpion.example/problems/parked_stream_not_found",
    "title": "Parked stream not found",
    "status": 404,
    "detail": "The follower order-views has not parked the stream order-1. To list all parked streams, use GET /v1/operator/parked.",
    "instance": "/v1/operator/parked/order-views/order-1/release",
    "code": "parked_stream_not_found",
    "request_id": "req_6t8v0202adnfy47wn8xy8vjfkm",
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
    "request_id": "req_6v3844drqj8y9csy6hd1dy4y86",
    "limit_mb": 1
  },
  "rate_limited": {
    "type": "https://api.dakpion.example/problems/rate_limited",
    "title": "Too many requests",
    "status": 429,
    "detail": "Too many requests. Send the request again after 60 seconds.",
    "instance": "/v1/business/orders",
    "code": "rate_limited",
    "request_id": "req_b4g3z7c67ek2xwestyyym5ry3x",
    "retry_after": 60
  },
  "confirmation_required": {
    "type": "https://api.dakpion.example/problems/confirmation_required",
    "title": "Confirmation required",
    "status": 403,
    "detail": "Send the password or a one-time code to POST /v1/dashboard/session/confirm, then send this request again.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "confirmation_required",
    "request_id": "req_568pe0dmmjyem46thcmkdcesgt"
  },
  "quotation_expired": {
    "type": "https://api.dakpion.example/problems/quotation_expired",
    "title": "Quotation expired",
    "status": 422,
    "detail": "The quotation expired at 2026-11-26T00:32:08.206+06:00. Request a new quotation, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_expired",
    "request_id": "req_7xg01sdg2nm73chfr1fcz8w3bt",
    "expired_at": "2026-11-26T00:32:08.206+06:00"
  },
  "temporarily_unavailable": {
    "type": "https://api.dakpion.example/problems/temporarily_unavailable",
    "title": "Temporarily unavailable",
    "status": 503,
    "detail": "The service did not answer in time. Send the same request again after 2 seconds. Repeating this request is safe.",
    "instance": "/v1/business/order/ord_rkt73bwa2x66ncawx6mery8f15",
    "code": "temporarily_unavailable",
    "request_id": "req_yt3v864w651wwemabfdhejb0kq",
    "retry_after": 2
  }
};

/** The body of a webhook of each event. */
export const recordedWebhooks: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "ORDER_CREATED": {
    "event_type": "ORDER_CREATED",
    "event": "ORDER_CREATED",
    "event_id": "evt_8a833c3f15064fafa01090aa7cd4ae35",
    "sequence": 1,
    "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
    "partner_reference_id": null,
    "status": "PENDING",
    "parcel_status": "PENDING",
    "previous_status": null,
    "timestamp": "2026-11-26T00:17:07.761+06:00",
    "updated_at": "2026-11-26T00:17:07.761+06:00",
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
      "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE",
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
      "expires_at": "2026-11-26T00:32:07.761+06:00"
    },
    "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4"
  },
  "ASSIGNED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "ASSIGNED",
    "event_id": "evt_86bd8cf1bc174d55aa39adc501fdca84",
    "sequence": 2,
    "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
    "partner_reference_id": null,
    "status": "ASSIGNED",
    "parcel_status": "ASSIGNED",
    "previous_status": "PENDING",
    "timestamp": "2026-11-26T00:17:08.073+06:00",
    "updated_at": "2026-11-26T00:17:08.077+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 932396,
    "rider_latitude": 23.758224,
    "rider_longitude": 90.362837,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "driver_info": {
      "rider_id": 932396,
      "name": "Abdul Karim",
      "phone_number": "01088648938",
      "driver_type": 1,
      "is_freelancer": false,
      "latitude": 23.758224,
      "longitude": 90.362837,
      "location_updated_at": "2026-11-26T00:17:08.073+06:00"
    }
  },
  "ACCEPTED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "ACCEPTED",
    "event_id": "evt_7eb475aea9634ca0b6dc8de970acb361",
    "sequence": 3,
    "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
    "partner_reference_id": null,
    "status": "ACCEPTED",
    "parcel_status": "ACCEPTED",
    "previous_status": "ASSIGNED",
    "timestamp": "2026-11-26T00:17:08.236+06:00",
    "updated_at": "2026-11-26T00:17:08.237+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 932396,
    "rider_latitude": 23.758224,
    "rider_longitude": 90.362837,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "driver_info": {
      "rider_id": 932396,
      "name": "Abdul Karim",
      "phone_number": "01088648938",
      "driver_type": 1,
      "is_freelancer": false,
      "latitude": 23.758224,
      "longitude": 90.362837,
      "location_updated_at": "2026-11-26T00:17:08.236+06:00"
    },
    "eta": "2026-11-26T00:44:08.236+06:00"
  },
  "STARTED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "STARTED",
    "event_id": "evt_56127ee8419b4df09baa8efe79384783",
    "sequence": 4,
    "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
    "partner_reference_id": null,
    "status": "STARTED",
    "parcel_status": "STARTED",
    "previous_status": "ACCEPTED",
    "timestamp": "2026-11-26T00:17:08.371+06:00",
    "updated_at": "2026-11-26T00:17:08.372+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 932396,
    "rider_latitude": 23.758224,
    "rider_longitude": 90.362837,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "eta": "2026-11-26T00:44:08.371+06:00"
  },
  "PICKED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "PICKED",
    "event_id": "evt_09e517e3fd0f4fdb851b07cc25d764f4",
    "sequence": 5,
    "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
    "partner_reference_id": null,
    "status": "PICKED",
    "parcel_status": "PICKED",
    "previous_status": "STARTED",
    "timestamp": "2026-11-26T00:17:08.726+06:00",
    "updated_at": "2026-11-26T00:17:08.748+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 932396,
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
    "event_id": "evt_3bf05e4442d6490bb727ea5685e00095",
    "sequence": 6,
    "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
    "partner_reference_id": null,
    "status": "COMPLETED",
    "parcel_status": "COMPLETED",
    "previous_status": "PICKED",
    "timestamp": "2026-11-26T00:17:09.073+06:00",
    "updated_at": "2026-11-26T00:17:09.074+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 932396,
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
    "event_id": "evt_7a1722f59ad7456c96157808099bdcd3",
    "sequence": 2,
    "order_id": "ord_938w32tjcerf922gen6ge4x82q",
    "partner_reference_id": null,
    "status": "CANCELLED",
    "parcel_status": "CANCELLED",
    "previous_status": "PENDING",
    "timestamp": "2026-11-26T00:17:12.181+06:00",
    "updated_at": "2026-11-26T00:17:12.181+06:00",
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
