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
      "quotation_id": "quo_WzEsMCwxNzk1NjI5MjM3MDUzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.P4iTaTz_1a_k5Z5KQ16b29QEp-Sx5C-v4dc9phtN1a0",
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
      "expires_at": "2026-11-25T23:53:57.053+06:00"
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
      "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_tndmq8ja815nt553n04whm8qxt",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjI5MjM3MDYwLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.fZuWCzy3gyr4LAC4LzzEGFWg6upzxtosysdRgfAGKEU",
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
        "expires_at": "2026-11-25T23:53:57.060+06:00"
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
      "created_at": "2026-11-25T23:38:57.060+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-25T23:38:57.060+06:00"
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
            "order_id": "ord_pwyr13bjghp8cwj93y2dv8rzes",
            "partner_reference_id": null,
            "parcel_status": "PENDING",
            "previous_status": null,
            "total_price": 137,
            "receiver_name": "রহিমা খাতুন",
            "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
            "driver_type": 1,
            "tracking_url": "https://api.dakpion.example/track/trk_2y6se8nggmwk4c01e663nbc2rp",
            "created_at": "2026-11-25T23:38:57.327+06:00",
            "updated_at": "2026-11-25T23:38:57.327+06:00"
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
      "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_tndmq8ja815nt553n04whm8qxt",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjI5MjM3MDYwLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.fZuWCzy3gyr4LAC4LzzEGFWg6upzxtosysdRgfAGKEU",
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
        "expires_at": "2026-11-25T23:53:57.060+06:00"
      },
      "driver_info": {
        "rider_id": 918165,
        "name": "Shahidul Alam",
        "phone_number": "01004710987",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-25T23:38:59.526+06:00"
      },
      "rider_id": 918165,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-25T23:38:57.060+06:00",
      "assigned_at": "2026-11-25T23:38:57.338+06:00",
      "accepted_at": "2026-11-25T23:38:57.658+06:00",
      "started_at": "2026-11-25T23:38:58.157+06:00",
      "picked_at": "2026-11-25T23:38:58.816+06:00",
      "completed_at": "2026-11-25T23:38:59.526+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-25T23:38:59.527+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-25T23:38:57.060+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-25T23:38:57.338+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-25T23:38:57.658+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-25T23:38:58.157+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-25T23:38:58.816+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-25T23:38:59.526+06:00"
        }
      ]
    }
  },
  "getOrderStatus": {
    "status": 200,
    "response": {
      "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
      "partner_reference_id": null,
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "updated_at": "2026-11-25T23:38:59.527+06:00",
      "rider_id": 918165,
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
      "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
      "verifier_key": "dakpion.local/7d9a7efbb79e4356+561a260a+ATxCXxxZCMartiHpBWxXA345cNrGYyE9oIgmMf9HbEms",
      "checkpoint": "dakpion.local/7d9a7efbb79e4356\n50\ndaAugR5dxVnNvzxzTdcnIccBWvL+zRo0fRNi9SoGld8=\n\n— dakpion.local/7d9a7efbb79e4356 VhomCrc725BLJz1RpvqdAoiVLQ4L4HrAljbt6Ni1KLwNjLyoLkdSvH3BtxTonQ08WxClT4iL1PD5lLtorbgzNjlHggg=\n",
      "events": [
        {
          "sequence": 1,
          "type": "OrderCreated",
          "recorded_at": "2026-11-25T23:38:57.061+06:00",
          "data": "{\"attempt\":1,\"environment\":\"sandbox\",\"occurred_at\":\"2026-11-25T23:38:57.060+06:00\",\"order_id\":\"ord_wctzex3ewp4x073nqwae0ffcdf\",\"partner_id\":\"prt_ebae4gaew6cbpbh23a4qwqcfrx\",\"quotation\":{\"breakdown\":[{\"amount\":50,\"code\":\"base_fare\",\"label\":\"Base fare\"},{\"amount\":87,\"code\":\"distance_fare\",\"label\":\"Distance fare\"},{\"amount\":0,\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\"}],\"currency\":\"BDT\",\"distance_km\":7.78,\"distance_source\":\"estimate\",\"driver_type\":1,\"duration\":19,\"expires_at\":\"2026-11-25T23:53:57.060+06:00\",\"options\":[{\"driver_type\":1,\"duration\":19,\"time_to_pickup\":8,\"total_price\":137},{\"driver_type\":2,\"duration\":24,\"time_to_pickup\":12,\"total_price\":227}],\"parcel_type\":2,\"quotation_id\":\"quo_WzEsMCwxNzk1NjI5MjM3MDYwLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.fZuWCzy3gyr4LAC4LzzEGFWg6upzxtosysdRgfAGKEU\",\"tariff_version\":\"2026-11-01\",\"time_to_pickup\":8,\"total_price\":137},\"recorded_at\":\"2026-11-25T23:38:57.060+06:00\",\"request\":{\"callback_url\":null,\"detailed_address\":null,\"driver_type\":1,\"estimated_pickup_address_latitude\":23.7461,\"estimated_pickup_address_longitude\":90.3742,\"estimated_receiver_address_latitude\":23.7806,\"estimated_receiver_address_longitude\":90.4193,\"is_freelancer\":false,\"item_name\":null,\"item_price\":null,\"metadata\":null,\"parcel_comment\":null,\"parcel_type\":2,\"partner_reference_id\":null,\"pickup_address_text\":\"House 12, Road 5, Dhanmondi, Dhaka\",\"quotation_id\":null,\"receiver_address_text\":\"বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦\",\"receiver_name\":\"রহিমা খাতুন\",\"receiver_phone_number\":\"01712345678\",\"sandbox_scenario\":null},\"retry_of_order_id\":null,\"tracking_token\":\"trk_tndmq8ja815nt553n04whm8qxt\",\"tracking_url\":\"https://api.dakpion.example/track/trk_tndmq8ja815nt553n04whm8qxt\"}",
          "leaf": "{\"actor\":{\"key_id\":\"key_y3dktbrpc5fy11fmkk10z5y3wb\",\"kind\":\"api_key\"},\"data_sha256\":\"dee4495fa3da8730955656126b123c384198c36462311b7c272b1d1fee847c4b\",\"event_id\":\"8fd02928-1294-46cd-96d3-64deab891957\",\"recorded_at\":\"2026-11-25T23:38:57.061+06:00\",\"revision\":0,\"stream\":\"order-ord_wctzex3ewp4x073nqwae0ffcdf\",\"type\":\"OrderCreated\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 12\nBHhppsa1cEIq3Pa4/Gw6q8Lzowm/1ti543rcry31XI8=\n4U4uAjWKNwueJCr6Db2aVS064mO3jZYh8L+gd/38vyY=\nw3UGm6OLU2JBR5hwhegq4j1FjW6m2TrOih0VZ5fbhiY=\nchwkKZjxTQW1RK4tjaIfcDJQpNiJnXjyuqNHAFqRNnk=\n8PxybYtqMhMLL//tyMgGYnU/WxyD8Hi9qcEgdigC3dw=\nZeXhetrt+7Tv7l+Jit/lffM/KZsAP9VagPqHwARShYA=\n\ndakpion.local/7d9a7efbb79e4356\n50\ndaAugR5dxVnNvzxzTdcnIccBWvL+zRo0fRNi9SoGld8=\n\n— dakpion.local/7d9a7efbb79e4356 VhomCrc725BLJz1RpvqdAoiVLQ4L4HrAljbt6Ni1KLwNjLyoLkdSvH3BtxTonQ08WxClT4iL1PD5lLtorbgzNjlHggg=\n",
          "proof_due_at": null
        },
        {
          "sequence": 2,
          "type": "OrderAssigned",
          "recorded_at": "2026-11-25T23:38:57.340+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.734639,\"longitude\":90.383681},\"occurred_at\":\"2026-11-25T23:38:57.338+06:00\",\"recorded_at\":\"2026-11-25T23:38:57.340+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Shahidul Alam\",\"phone_number\":\"01004710987\",\"rider_id\":918165},\"rider_event_id\":\"robot-ord_wctzex3ewp4x073nqwae0ffcdf-0\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"961d7088ae20427282342d0a17a76fe953170f86dc1205140cec4d3922bd3dd6\",\"event_id\":\"a90dc8e3-c0ef-40ae-813d-fe56597217a7\",\"recorded_at\":\"2026-11-25T23:38:57.340+06:00\",\"revision\":1,\"stream\":\"order-ord_wctzex3ewp4x073nqwae0ffcdf\",\"type\":\"OrderAssigned\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 17\nVTEsVcQdi8p0qEA6J3nS5UkEN5yynj3Jmnkf3HDjbHQ=\nYXnEoQTCLBN8+cJpx6I1C++UD3DLedHvVhLyZ5dBbho=\nDTji4deuh2C1df/uzdfIilKl+QUc1Yg9OnmRX1DUzak=\n1TKBu7WU54T62DqophjeQahmbWy2/PkNImQmmgYYFYE=\nHnqC6z/axcdTFI9lGT8TgECCz2jO0d/fCF+twOAuL/E=\nZeXhetrt+7Tv7l+Jit/lffM/KZsAP9VagPqHwARShYA=\n\ndakpion.local/7d9a7efbb79e4356\n50\ndaAugR5dxVnNvzxzTdcnIccBWvL+zRo0fRNi9SoGld8=\n\n— dakpion.local/7d9a7efbb79e4356 VhomCrc725BLJz1RpvqdAoiVLQ4L4HrAljbt6Ni1KLwNjLyoLkdSvH3BtxTonQ08WxClT4iL1PD5lLtorbgzNjlHggg=\n",
          "proof_due_at": null
        },
        {
          "sequence": 3,
          "type": "OrderAccepted",
          "recorded_at": "2026-11-25T23:38:57.700+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.734639,\"longitude\":90.383681},\"occurred_at\":\"2026-11-25T23:38:57.658+06:00\",\"recorded_at\":\"2026-11-25T23:38:57.659+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Shahidul Alam\",\"phone_number\":\"01004710987\",\"rider_id\":918165},\"rider_event_id\":\"robot-ord_wctzex3ewp4x073nqwae0ffcdf-1\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"da49cc3cefe360a4f2d03936468e333311968d86317471278f5586b07d999332\",\"event_id\":\"025c85cd-b1a7-4bc1-91aa-b77c5e4170eb\",\"recorded_at\":\"2026-11-25T23:38:57.700+06:00\",\"revision\":2,\"stream\":\"order-ord_wctzex3ewp4x073nqwae0ffcdf\",\"type\":\"OrderAccepted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 20\nIpMjjXFIyj0C15EtHfHCBrO7nRE59/J8l9bd7KSOVAo=\nVqty+Uygw9YyPLgGHptBmZrtPTKEHfK8TLEA9JfNsNo=\nW4A6vnPl86B0LBA64IY71ux3y5tGqOUcQSHAzEhz6Xs=\n1TKBu7WU54T62DqophjeQahmbWy2/PkNImQmmgYYFYE=\nHnqC6z/axcdTFI9lGT8TgECCz2jO0d/fCF+twOAuL/E=\nZeXhetrt+7Tv7l+Jit/lffM/KZsAP9VagPqHwARShYA=\n\ndakpion.local/7d9a7efbb79e4356\n50\ndaAugR5dxVnNvzxzTdcnIccBWvL+zRo0fRNi9SoGld8=\n\n— dakpion.local/7d9a7efbb79e4356 VhomCrc725BLJz1RpvqdAoiVLQ4L4HrAljbt6Ni1KLwNjLyoLkdSvH3BtxTonQ08WxClT4iL1PD5lLtorbgzNjlHggg=\n",
          "proof_due_at": null
        },
        {
          "sequence": 4,
          "type": "OrderStarted",
          "recorded_at": "2026-11-25T23:38:58.159+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.734639,\"longitude\":90.383681},\"occurred_at\":\"2026-11-25T23:38:58.157+06:00\",\"recorded_at\":\"2026-11-25T23:38:58.158+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Shahidul Alam\",\"phone_number\":\"01004710987\",\"rider_id\":918165},\"rider_event_id\":\"robot-ord_wctzex3ewp4x073nqwae0ffcdf-2\",\"time_to_pickup\":8}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"0e75e5b4829ee6a56f05ab3af3c99f803bcffa4b9e1f70e4fd29943655c843a1\",\"event_id\":\"d1a41e68-2672-4d63-b6a3-f2a0964ec54d\",\"recorded_at\":\"2026-11-25T23:38:58.159+06:00\",\"revision\":3,\"stream\":\"order-ord_wctzex3ewp4x073nqwae0ffcdf\",\"type\":\"OrderStarted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 26\n8yI20Y2SorvKgoMEvbmB35QLHhOdVKpBhC0BAitdze8=\n3YJJacMNw7RoNwIvAgkhi9i3Pryb/L62hXDw6EMJD+Y=\nrRVYCr+Q/cSao2EnWo9B3/VZwQAYkuh+F28PFjUYeeE=\nj1FNgyb4at9F93g4p4nHpz5UxEeEog5bDDTdnAYWgLs=\nHnqC6z/axcdTFI9lGT8TgECCz2jO0d/fCF+twOAuL/E=\nZeXhetrt+7Tv7l+Jit/lffM/KZsAP9VagPqHwARShYA=\n\ndakpion.local/7d9a7efbb79e4356\n50\ndaAugR5dxVnNvzxzTdcnIccBWvL+zRo0fRNi9SoGld8=\n\n— dakpion.local/7d9a7efbb79e4356 VhomCrc725BLJz1RpvqdAoiVLQ4L4HrAljbt6Ni1KLwNjLyoLkdSvH3BtxTonQ08WxClT4iL1PD5lLtorbgzNjlHggg=\n",
          "proof_due_at": null
        },
        {
          "sequence": 5,
          "type": "OrderPicked",
          "recorded_at": "2026-11-25T23:38:58.817+06:00",
          "data": "{\"duration\":19,\"location\":{\"latitude\":23.7461,\"longitude\":90.3742},\"occurred_at\":\"2026-11-25T23:38:58.816+06:00\",\"recorded_at\":\"2026-11-25T23:38:58.817+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Shahidul Alam\",\"phone_number\":\"01004710987\",\"rider_id\":918165},\"rider_event_id\":\"robot-ord_wctzex3ewp4x073nqwae0ffcdf-6\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"47968ea2c7deeaf3e2e3c4a49d5255b08fa3b7e676c05c3f01082251aa67da18\",\"event_id\":\"5bb6774f-55cc-46b2-8d69-8456303f3caf\",\"recorded_at\":\"2026-11-25T23:38:58.817+06:00\",\"revision\":4,\"stream\":\"order-ord_wctzex3ewp4x073nqwae0ffcdf\",\"type\":\"OrderPicked\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 38\ns04Kb5WUUOVXcT8Wj/5M0QBDeOGgE7p6pUBzFRzDZUQ=\n8FLZ3m8FA74jQ6RYJjPwF6cDhrb9CWxPCOZVUWjXe/8=\nVaUhJK7xApUlNvb/Znmeuyc5NGJly7EEVfqlgcuBjNQ=\n7F75pL62vTtFu0aX5ZFuseYr/TDexvNmBnoKLIVl8Qk=\nh1FrxtlF5X1bbtQ/1JBHVBBnLVv8vmSzyQEQFe4wfPA=\nwgHH8GxhJCI9No4y4vS3HaomQnUo3cCSkeqhtltLaDo=\n\ndakpion.local/7d9a7efbb79e4356\n50\ndaAugR5dxVnNvzxzTdcnIccBWvL+zRo0fRNi9SoGld8=\n\n— dakpion.local/7d9a7efbb79e4356 VhomCrc725BLJz1RpvqdAoiVLQ4L4HrAljbt6Ni1KLwNjLyoLkdSvH3BtxTonQ08WxClT4iL1PD5lLtorbgzNjlHggg=\n",
          "proof_due_at": null
        },
        {
          "sequence": 6,
          "type": "OrderCompleted",
          "recorded_at": "2026-11-25T23:38:59.527+06:00",
          "data": "{\"duration\":0,\"location\":{\"latitude\":23.7806,\"longitude\":90.4193},\"occurred_at\":\"2026-11-25T23:38:59.526+06:00\",\"recorded_at\":\"2026-11-25T23:38:59.527+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Shahidul Alam\",\"phone_number\":\"01004710987\",\"rider_id\":918165},\"rider_event_id\":\"robot-ord_wctzex3ewp4x073nqwae0ffcdf-10\",\"time_to_pickup\":0}",
          "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"d62ee5ea92eaaea7238ff62e8bb1a04a7819bd33a5abfb677ae73617dcfbf460\",\"event_id\":\"5e1adb87-c906-472d-9d03-9de6db7f715c\",\"recorded_at\":\"2026-11-25T23:38:59.527+06:00\",\"revision\":5,\"stream\":\"order-ord_wctzex3ewp4x073nqwae0ffcdf\",\"type\":\"OrderCompleted\"}",
          "proof": "c2sp.org/tlog-proof@v1\nindex 44\npSG2nhETxrOe0HuTBXItghsAwrI6RR/LvE/wSBTryak=\nTPkXcPnc1rTxFmZgjLQRWdvnZOo7yjLOQsuirFaayD4=\nI0iL5kNgCKdjp0N7pb/B/QjNmppF4dxEifeq7grKP60=\nEmr7p9QW1wL5zO9mYyR62XR1kHlOOljkP76YoK3kg7o=\nh1FrxtlF5X1bbtQ/1JBHVBBnLVv8vmSzyQEQFe4wfPA=\nwgHH8GxhJCI9No4y4vS3HaomQnUo3cCSkeqhtltLaDo=\n\ndakpion.local/7d9a7efbb79e4356\n50\ndaAugR5dxVnNvzxzTdcnIccBWvL+zRo0fRNi9SoGld8=\n\n— dakpion.local/7d9a7efbb79e4356 VhomCrc725BLJz1RpvqdAoiVLQ4L4HrAljbt6Ni1KLwNjLyoLkdSvH3BtxTonQ08WxClT4iL1PD5lLtorbgzNjlHggg=\n",
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
          "order_id": "ord_pwyr13bjghp8cwj93y2dv8rzes",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_2y6se8nggmwk4c01e663nbc2rp",
          "created_at": "2026-11-25T23:38:57.327+06:00",
          "updated_at": "2026-11-25T23:39:00.021+06:00"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 1,
        "total": 2,
        "total_pages": 2,
        "has_more": true,
        "next_after": "ord_pwyr13bjghp8cwj93y2dv8rzes"
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
          "event_id": "evt_8fd02928129446cd96d364deab891957",
          "sequence": 1,
          "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
          "partner_reference_id": null,
          "status": "PENDING",
          "parcel_status": "PENDING",
          "previous_status": null,
          "timestamp": "2026-11-25T23:38:57.060+06:00",
          "updated_at": "2026-11-25T23:38:57.060+06:00",
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
            "quotation_id": "quo_WzEsMCwxNzk1NjI5MjM3MDYwLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.fZuWCzy3gyr4LAC4LzzEGFWg6upzxtosysdRgfAGKEU",
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
            "expires_at": "2026-11-25T23:53:57.060+06:00"
          },
          "tracking_url": "https://api.dakpion.example/track/trk_tndmq8ja815nt553n04whm8qxt",
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
      "order_id": "ord_j3dmmwyhsksb4jynt77t9zaesc",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "CANCELLED",
      "previous_status": "PENDING",
      "tracking_url": "https://api.dakpion.example/track/trk_rxe3f79nye0dh8t7x6s1bxqayc",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjI5MjQxODIzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.sFpbn0NapaYACwipItgTs3xN2VmMhpSZzQXizAQpUg0",
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
        "expires_at": "2026-11-25T23:54:01.823+06:00"
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
      "created_at": "2026-11-25T23:39:01.856+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": "2026-11-25T23:39:02.003+06:00",
      "updated_at": "2026-11-25T23:39:02.003+06:00"
    }
  },
  "retryOrder": {
    "request": {},
    "status": 201,
    "response": {
      "order_id": "ord_6mk6nja2am0peyqxmdggkjvwes",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_dj410429g7sb1b5j092f6qv2a2",
      "allowed_actions": [
        "cancel"
      ],
      "attempt": 2,
      "retry_of_order_id": "ord_j3dmmwyhsksb4jynt77t9zaesc",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjI5MjQyMTY2LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.cnEDPgrcRh6JD_TRj2XdyJ5N143675Lt54uRMyASWmM",
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
        "expires_at": "2026-11-25T23:54:02.166+06:00"
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
      "created_at": "2026-11-25T23:39:02.166+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-25T23:39:02.166+06:00"
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
          "delivery_id": "dlv_0ddd67d2cc9e4aee9555d1b086791de4",
          "order_id": "ord_6mk6nja2am0peyqxmdggkjvwes",
          "event": "ORDER_CREATED",
          "event_id": "evt_0ddd67d2cc9e4aee9555d1b086791de4",
          "sequence": 1,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-25T23:39:02.181+06:00",
              "duration_ms": 34,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-25T23:39:02.181+06:00",
          "updated_at": "2026-11-25T23:39:02.215+06:00",
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
      "delivery_id": "dlv_0ddd67d2cc9e4aee9555d1b086791de4",
      "order_id": "ord_6mk6nja2am0peyqxmdggkjvwes",
      "event": "ORDER_CREATED",
      "event_id": "evt_0ddd67d2cc9e4aee9555d1b086791de4",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-25T23:39:02.181+06:00",
          "duration_ms": 34,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 1,
      "next_attempt_at": null,
      "created_at": "2026-11-25T23:39:02.181+06:00",
      "updated_at": "2026-11-25T23:39:02.215+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_0ddd67d2cc9e4aee9555d1b086791de4",
          "webhook-timestamp": "1795628342",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_0ddd67d2cc9e4aee9555d1b086791de4\",\"sequence\":1,\"order_id\":\"ord_6mk6nja2am0peyqxmdggkjvwes\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-25T23:39:02.166+06:00\",\"updated_at\":\"2026-11-25T23:39:02.166+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_j3dmmwyhsksb4jynt77t9zaesc\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NjI5MjQyMTY2LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.cnEDPgrcRh6JD_TRj2XdyJ5N143675Lt54uRMyASWmM\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-25T23:54:02.166+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_dj410429g7sb1b5j092f6qv2a2\"}"
      }
    }
  },
  "redeliverWebhook": {
    "request": {},
    "status": 202,
    "response": {
      "delivery_id": "dlv_0ddd67d2cc9e4aee9555d1b086791de4",
      "accepted": 1
    }
  },
  "redeliverWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_jp45ge654ps6j4b3te55vmb37m",
      "requested_at": "2026-11-25T23:39:02.654+06:00",
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
      "redelivery_id": "rdl_jp45ge654ps6j4b3te55vmb37m",
      "requested_at": "2026-11-25T23:39:02.654+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-25T23:39:02.677+06:00"
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
          "webhook-id": "evt_test_r9vdhj3pberyzyk719136q7tv8",
          "webhook-timestamp": "1795628342",
          "webhook-signature": "v1,2otie9gjDEpkvQouYpnSmkX9VcYIuKnCuM+P/XcrOl0=",
          "x-webhook-secret": "(withheld)",
          "x-webhook-test": "true"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"PICKED\",\"event_id\":\"evt_test_r9vdhj3pberyzyk719136q7tv8\",\"sequence\":5,\"order_id\":\"ord_00000000000000000000000000\",\"partner_reference_id\":\"EXAMPLE-NOT-AN-ORDER\",\"status\":\"PICKED\",\"parcel_status\":\"PICKED\",\"previous_status\":\"STARTED\",\"timestamp\":\"2026-11-25T23:39:02.927+06:00\",\"updated_at\":\"2026-11-25T23:39:02.927+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":1,\"rider_latitude\":23.7461,\"rider_longitude\":90.3742,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":15,\"duration\":20,\"metadata\":{\"test\":\"true\"}}"
      },
      "started_at": "2026-11-25T23:39:02.927+06:00",
      "duration_ms": 125,
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
        "stored_bytes": 37681,
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
        "webhook_attempts": 18
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
          "webhook_attempts": 18
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
          "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-25T23:38:57.060+06:00",
          "completed_at": "2026-11-25T23:38:59.526+06:00",
          "charged_at": "2026-11-25T23:38:59.527+06:00",
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
          "time": "2026-11-25T23:39:01.821+06:00",
          "method": "POST",
          "path": "/v1/business/order/create",
          "query": null,
          "status": 201,
          "problem_code": null,
          "errors": [],
          "duration_ms": 176.7,
          "request_id": "req_tac7wwx8as0x9nzfs66975z9k9",
          "idempotency_key": null,
          "api_key_last_four": "q0BO",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795628341821.log_saqa8k4qghhcyk5gf8psy6dfap",
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
      "token_id": "opt_c1w1t4rwhbkrbfeh49e7gpvgj2",
      "name": "Rahim",
      "role": "auditor",
      "issued_at": "2026-11-25T23:39:03.615+06:00",
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
          "token_id": "opt_c1w1t4rwhbkrbfeh49e7gpvgj2",
          "name": "Rahim",
          "role": "auditor",
          "issued_at": "2026-11-25T23:39:03.615+06:00"
        }
      ]
    }
  },
  "makeDashboardLink": {
    "status": 200,
    "response": {
      "dashboard_url": "https://api.dakpion.example/dashboard/demonstration#h-X7XtZEWuQ89GafC-cCIbOCJznqWBtA5dTuqOU5Bjo"
    }
  },
  "listPartners": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_ebae4gaew6cbpbh23a4qwqcfrx",
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
                "key_id": "key_y3dktbrpc5fy11fmkk10z5y3wb",
                "last_four": "q0BO",
                "issued_at": "2026-11-25T23:38:56.896+06:00",
                "expires_at": null,
                "last_used_at": "2026-11-25T23:39:00.133+06:00"
              }
            ],
            "production": [
              {
                "key_id": "key_rhgtcxzyxvyyb1jfv9awz6hajc",
                "last_four": "H1Kv",
                "issued_at": "2026-11-25T23:38:56.896+06:00",
                "expires_at": null,
                "last_used_at": null
              }
            ]
          },
          "callback_urls": {
            "sandbox": "https://shop.example/dakpion",
            "production": null
          },
          "created_at": "2026-11-25T23:38:56.896+06:00",
          "updated_at": "2026-11-25T23:39:02.439+06:00"
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
      "partner_id": "prt_ebae4gaew6cbpbh23a4qwqcfrx",
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
            "key_id": "key_y3dktbrpc5fy11fmkk10z5y3wb",
            "last_four": "q0BO",
            "issued_at": "2026-11-25T23:38:56.896+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-25T23:39:00.133+06:00"
          }
        ],
        "production": [
          {
            "key_id": "key_rhgtcxzyxvyyb1jfv9awz6hajc",
            "last_four": "H1Kv",
            "issued_at": "2026-11-25T23:38:56.896+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": "https://shop.example/dakpion",
        "production": null
      },
      "created_at": "2026-11-25T23:38:56.896+06:00",
      "updated_at": "2026-11-25T23:39:02.439+06:00",
      "storage": {
        "sandbox": {
          "stored_bytes": 43088,
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
          "user_id": "usr_ebae4gaew6cbpbh23a4qwqcfrx",
          "email": "shop@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T23:38:56.896+06:00"
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
      "user_id": "usr_ebae4gaew6cbpbh23a4qwqcfrx",
      "reset_token": "example-of-a-secret",
      "reset_url": "https://api.dakpion.example/dashboard/password-reset#example-of-a-secret",
      "expires_at": "2026-11-26T00:39:08.056+06:00"
    }
  },
  "reencryptSecrets": {
    "status": 200,
    "response": {
      "partner_id": "prt_ebae4gaew6cbpbh23a4qwqcfrx",
      "reencrypted": 0,
      "not_decrypted": 0
    }
  },
  "findOrders": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_ebae4gaew6cbpbh23a4qwqcfrx",
          "environment": "sandbox",
          "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_tndmq8ja815nt553n04whm8qxt",
          "created_at": "2026-11-25T23:38:57.060+06:00",
          "updated_at": "2026-11-25T23:38:59.527+06:00"
        }
      ],
      "next_after": null
    }
  },
  "showOrder": {
    "status": 200,
    "response": {
      "partner_id": "prt_ebae4gaew6cbpbh23a4qwqcfrx",
      "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_tndmq8ja815nt553n04whm8qxt",
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
        "quotation_id": "quo_WzEsMCwxNzk1NjI5MjM3MDYwLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.fZuWCzy3gyr4LAC4LzzEGFWg6upzxtosysdRgfAGKEU",
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
        "expires_at": "2026-11-25T23:53:57.060+06:00"
      },
      "driver_info": {
        "rider_id": 918165,
        "name": "Shahidul Alam",
        "phone_number": "01004710987",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-25T23:38:59.526+06:00"
      },
      "rider_id": 918165,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-25T23:38:57.060+06:00",
      "assigned_at": "2026-11-25T23:38:57.338+06:00",
      "accepted_at": "2026-11-25T23:38:57.658+06:00",
      "started_at": "2026-11-25T23:38:58.157+06:00",
      "picked_at": "2026-11-25T23:38:58.816+06:00",
      "completed_at": "2026-11-25T23:38:59.526+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-25T23:38:59.527+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-25T23:38:57.060+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-25T23:38:57.338+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-25T23:38:57.658+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-25T23:38:58.157+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-25T23:38:58.816+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-25T23:38:59.526+06:00"
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
      "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
      "view_rewritten": false,
      "published_event_ids": []
    }
  },
  "listAllWebhooks": {
    "status": 200,
    "response": {
      "data": [
        {
          "partner_id": "prt_ebae4gaew6cbpbh23a4qwqcfrx",
          "environment": "sandbox",
          "delivery_id": "dlv_65ad480cf66c430c8ce4929f0b7bccba",
          "order_id": "ord_6mk6nja2am0peyqxmdggkjvwes",
          "event": "COMPLETED",
          "event_id": "evt_65ad480cf66c430c8ce4929f0b7bccba",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "status": "delivered",
          "next_attempt_at": null,
          "created_at": "2026-11-25T23:39:04.190+06:00",
          "updated_at": "2026-11-25T23:39:04.236+06:00",
          "attempt_count": 1,
          "last_attempt": {
            "number": 1,
            "started_at": "2026-11-25T23:39:04.190+06:00",
            "duration_ms": 46,
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
          "delivery_id": "dlv_65ad480cf66c430c8ce4929f0b7bccba",
          "order_id": "ord_6mk6nja2am0peyqxmdggkjvwes",
          "event": "COMPLETED",
          "event_id": "evt_65ad480cf66c430c8ce4929f0b7bccba",
          "sequence": 6,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-25T23:39:04.190+06:00",
              "duration_ms": 46,
              "response_status": 200,
              "error": null,
              "response_excerpt": null
            }
          ],
          "attempts_total": 1,
          "next_attempt_at": null,
          "created_at": "2026-11-25T23:39:04.190+06:00",
          "updated_at": "2026-11-25T23:39:04.236+06:00",
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
      "delivery_id": "dlv_0ddd67d2cc9e4aee9555d1b086791de4",
      "order_id": "ord_6mk6nja2am0peyqxmdggkjvwes",
      "event": "ORDER_CREATED",
      "event_id": "evt_0ddd67d2cc9e4aee9555d1b086791de4",
      "sequence": 1,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-25T23:39:02.181+06:00",
          "duration_ms": 34,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        },
        {
          "number": 2,
          "started_at": "2026-11-25T23:39:02.636+06:00",
          "duration_ms": 2,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "attempts_total": 2,
      "next_attempt_at": null,
      "created_at": "2026-11-25T23:39:02.181+06:00",
      "updated_at": "2026-11-25T23:39:02.638+06:00",
      "attempts_next": null,
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_0ddd67d2cc9e4aee9555d1b086791de4",
          "webhook-timestamp": "1795628342",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_0ddd67d2cc9e4aee9555d1b086791de4\",\"sequence\":1,\"order_id\":\"ord_6mk6nja2am0peyqxmdggkjvwes\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-25T23:39:02.166+06:00\",\"updated_at\":\"2026-11-25T23:39:02.166+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_j3dmmwyhsksb4jynt77t9zaesc\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NjI5MjQyMTY2LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.cnEDPgrcRh6JD_TRj2XdyJ5N143675Lt54uRMyASWmM\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-25T23:54:02.166+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_dj410429g7sb1b5j092f6qv2a2\"}"
      }
    }
  },
  "redeliverPartnerWebhook": {
    "status": 202,
    "response": {
      "delivery_id": "dlv_0ddd67d2cc9e4aee9555d1b086791de4",
      "accepted": 1
    }
  },
  "redeliverPartnerWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_m8v5r6zstbzrsyve1wm9kc99cs",
      "requested_at": "2026-11-25T23:39:08.471+06:00",
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
      "redelivery_id": "rdl_m8v5r6zstbzrsyve1wm9kc99cs",
      "requested_at": "2026-11-25T23:39:08.471+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-25T23:39:08.491+06:00"
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
        "stored_bytes": 43088,
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
          "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-25T23:38:57.060+06:00",
          "completed_at": "2026-11-25T23:38:59.526+06:00",
          "charged_at": "2026-11-25T23:38:59.527+06:00",
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
          "time": "2026-11-25T23:39:03.344+06:00",
          "method": "GET",
          "path": "/v1/business/statements/0000-00",
          "query": "limit=1",
          "status": 200,
          "problem_code": null,
          "errors": [],
          "duration_ms": 24.5,
          "request_id": "req_bxa49ck5yr652s6g4b6655v8kb",
          "idempotency_key": null,
          "api_key_last_four": "q0BO",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795628343344.log_9xb4mhedsjkpmk6rkc2gbhpkb2",
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
          "seconds_behind": 0.297
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
          "seconds_behind": 0.309
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
          "began_at": "2026-11-25T23:38:52.727+06:00",
          "completed_at": "2026-11-25T23:38:52.727+06:00",
          "percent": null,
          "events_per_second": null
        },
        {
          "number": 2,
          "version": 1,
          "state": "building",
          "began_at": "2026-11-25T23:39:08.785+06:00",
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
              "began_at": "2026-11-25T23:38:52.727+06:00",
              "completed_at": "2026-11-25T23:38:52.727+06:00",
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
              "began_at": "2026-11-25T23:38:52.727+06:00",
              "completed_at": "2026-11-25T23:38:52.727+06:00",
              "percent": null,
              "events_per_second": null
            },
            {
              "number": 2,
              "version": 1,
              "state": "building",
              "began_at": "2026-11-25T23:39:08.785+06:00",
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
              "began_at": "2026-11-25T23:38:52.726+06:00",
              "completed_at": "2026-11-25T23:38:52.726+06:00",
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
              "began_at": "2026-11-25T23:38:52.771+06:00",
              "completed_at": "2026-11-25T23:38:52.771+06:00",
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
              "began_at": "2026-11-25T23:38:52.770+06:00",
              "completed_at": "2026-11-25T23:38:52.770+06:00",
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
        "event_id": "ord_1z2c2tqbfmaas7df4qq3zzmdtv-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_1z2c2tqbfmaas7df4qq3zzmdtv",
        "occurred_at": "2026-11-25T17:39:08.938Z",
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
          "key": "ord_1z2c2tqbfmaas7df4qq3zzmdtv",
          "type": "RIDER_ACCEPTED",
          "reason": "other_rider",
          "detail": "The order's rider is 4711.",
          "group": "dispatch",
          "tries": 1,
          "dead_at": "2026-11-25T23:39:08.989+06:00",
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
      "key": "ord_1z2c2tqbfmaas7df4qq3zzmdtv",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T23:39:08.989+06:00",
      "status": "open",
      "decision": null,
      "headers": {
        "correlation-id": "req_vmd66f6qxfvx2b8kgc5c0k1ynw",
        "received-at": "1795628348986"
      },
      "size": 382,
      "text": "{\"event_id\":\"ord_1z2c2tqbfmaas7df4qq3zzmdtv-RIDER_ACCEPTED-a\",\"type\":\"RIDER_ACCEPTED\",\"order_id\":\"ord_1z2c2tqbfmaas7df4qq3zzmdtv\",\"occurred_at\":\"2026-11-25T17:39:08.985Z\",\"rider\":{\"rider_id\":1,\"name\":\"Karim Uddin\",\"phone_number\":\"01811111111\",\"driver_type\":1,\"is_freelancer\":false},\"location\":{\"latitude\":23.75,\"longitude\":90.38},\"time_to_pickup\":null,\"duration\":null,\"reason\":null}",
      "bytes": "eyJldmVudF9pZCI6Im9yZF8xejJjMnRxYmZtYWFzN2RmNHFxM3p6bWR0di1SSURFUl9BQ0NFUFRFRC1hIiwidHlwZSI6IlJJREVSX0FDQ0VQVEVEIiwib3JkZXJfaWQiOiJvcmRfMXoyYzJ0cWJmbWFhczdkZjRxcTN6em1kdHYiLCJvY2N1cnJlZF9hdCI6IjIwMjYtMTEtMjVUMTc6Mzk6MDguOTg1WiIsInJpZGVyIjp7InJpZGVyX2lkIjoxLCJuYW1lIjoiS2FyaW0gVWRkaW4iLCJwaG9uZV9udW1iZXIiOiIwMTgxMTExMTExMSIsImRyaXZlcl90eXBlIjoxLCJpc19mcmVlbGFuY2VyIjpmYWxzZX0sImxvY2F0aW9uIjp7ImxhdGl0dWRlIjoyMy43NSwibG9uZ2l0dWRlIjo5MC4zOH0sInRpbWVfdG9fcGlja3VwIjpudWxsLCJkdXJhdGlvbiI6bnVsbCwicmVhc29uIjpudWxsfQ=="
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
      "key": "ord_1z2c2tqbfmaas7df4qq3zzmdtv",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T23:39:08.989+06:00",
      "status": "dropped",
      "decision": {
        "outcome": "dropped",
        "decided_at": "2026-11-25T23:39:09.081+06:00",
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
      "key": "ord_1z2c2tqbfmaas7df4qq3zzmdtv",
      "type": "RIDER_ACCEPTED",
      "reason": "other_rider",
      "detail": "The order's rider is 4711.",
      "group": "dispatch",
      "tries": 1,
      "dead_at": "2026-11-25T23:39:08.995+06:00",
      "status": "replayed",
      "decision": {
        "outcome": "replayed",
        "decided_at": "2026-11-25T23:39:09.234+06:00",
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
      "partner_id": "prt_neratym9cp10b68yghb0gft30h",
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
      "partner_id": "prt_neratym9cp10b68yghb0gft30h",
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
            "key_id": "key_jk5dgytt14z0parg11sggh4rs5",
            "last_four": "hQ2E",
            "issued_at": "2026-11-25T23:39:09.659+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_f0sh4fck8k16yv5kvzjt58tv9h",
            "last_four": "8uCl",
            "issued_at": "2026-11-25T23:39:09.659+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T23:39:09.659+06:00",
      "updated_at": "2026-11-25T23:39:09.701+06:00"
    }
  },
  "rotateApiKey": {
    "status": 200,
    "response": {
      "partner_id": "prt_neratym9cp10b68yghb0gft30h",
      "environment": "sandbox",
      "key_id": "key_rnr6r8n3dwkvzxakb0qjt54ss2",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-26T23:39:09.747+06:00"
    }
  },
  "revokeApiKeys": {
    "status": 200,
    "response": {
      "partner_id": "prt_neratym9cp10b68yghb0gft30h",
      "environment": "sandbox",
      "key_id": "key_ptjzs3zcqmp9159ka5359xcdqj",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "rotateWebhookSecret": {
    "status": 200,
    "response": {
      "partner_id": "prt_neratym9cp10b68yghb0gft30h",
      "environment": "sandbox",
      "signing_secret": "whsec_ZXhhbXBsZQ==",
      "token": "whtok_example",
      "previous_expires_at": "2026-11-26T23:39:09.829+06:00"
    }
  },
  "suspendPartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_neratym9cp10b68yghb0gft30h",
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
            "key_id": "key_ptjzs3zcqmp9159ka5359xcdqj",
            "last_four": "pg2g",
            "issued_at": "2026-11-25T23:39:09.798+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_rnr6r8n3dwkvzxakb0qjt54ss2",
            "last_four": "mpiZ",
            "issued_at": "2026-11-25T23:39:09.747+06:00",
            "expires_at": "2026-11-25T23:39:09.798+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_jk5dgytt14z0parg11sggh4rs5",
            "last_four": "hQ2E",
            "issued_at": "2026-11-25T23:39:09.659+06:00",
            "expires_at": "2026-11-25T23:39:09.798+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_f0sh4fck8k16yv5kvzjt58tv9h",
            "last_four": "8uCl",
            "issued_at": "2026-11-25T23:39:09.659+06:00",
            "expires_at": null,
            "last_used_at": null
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T23:39:09.659+06:00",
      "updated_at": "2026-11-25T23:39:09.876+06:00"
    }
  },
  "resumePartner": {
    "status": 200,
    "response": {
      "partner_id": "prt_neratym9cp10b68yghb0gft30h",
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
            "key_id": "key_ptjzs3zcqmp9159ka5359xcdqj",
            "last_four": "pg2g",
            "issued_at": "2026-11-25T23:39:09.798+06:00",
            "expires_at": null,
            "last_used_at": null
          },
          {
            "key_id": "key_rnr6r8n3dwkvzxakb0qjt54ss2",
            "last_four": "mpiZ",
            "issued_at": "2026-11-25T23:39:09.747+06:00",
            "expires_at": "2026-11-25T23:39:09.798+06:00",
            "last_used_at": null
          },
          {
            "key_id": "key_jk5dgytt14z0parg11sggh4rs5",
            "last_four": "hQ2E",
            "issued_at": "2026-11-25T23:39:09.659+06:00",
            "expires_at": "2026-11-25T23:39:09.798+06:00",
            "last_used_at": null
          }
        ],
        "production": [
          {
            "key_id": "key_f0sh4fck8k16yv5kvzjt58tv9h",
            "last_four": "8uCl",
            "issued_at": "2026-11-25T23:39:09.659+06:00",
            "expires_at": null,
            "last_used_at": "2026-11-25T23:39:09.904+06:00"
          }
        ]
      },
      "callback_urls": {
        "sandbox": null,
        "production": null
      },
      "created_at": "2026-11-25T23:39:09.659+06:00",
      "updated_at": "2026-11-25T23:39:09.934+06:00"
    }
  },
  "listDispatchRequests": {
    "status": 200,
    "response": {
      "data": [
        {
          "type": "RiderWanted",
          "event_id": "evt_45cc6d960beb448586052fbf6529db25",
          "order_id": "ord_1z2c2tqbfmaas7df4qq3zzmdtv",
          "requested_at": "2026-11-25T23:39:08.895+06:00",
          "sandbox_scenario": null,
          "order": {
            "order_id": "ord_1z2c2tqbfmaas7df4qq3zzmdtv",
            "environment": "production",
            "partner_reference_id": null,
            "attempt": 1,
            "created_at": "2026-11-25T23:39:08.895+06:00",
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
        "event_id": "ord_pp0v1zxwgakbebk22nyfxts6vh-RIDER_ASSIGNED",
        "type": "RIDER_ASSIGNED",
        "order_id": "ord_pp0v1zxwgakbebk22nyfxts6vh",
        "occurred_at": "2026-11-25T17:39:10.026Z",
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
        "user_id": "usr_jhvy3aa5vk3vetemdtdtgk1v2t",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T23:39:10.724+06:00"
      },
      "partner": {
        "partner_id": "prt_jhvy3aa5vk3vetemdtdtgk1v2t",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T11:39:11.204+06:00",
      "idle_expires_at": "2026-11-26T00:09:11.204+06:00"
    }
  },
  "getSession": {
    "status": 200,
    "response": {
      "user": {
        "user_id": "usr_jhvy3aa5vk3vetemdtdtgk1v2t",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T23:39:10.724+06:00"
      },
      "partner": {
        "partner_id": "prt_jhvy3aa5vk3vetemdtdtgk1v2t",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T11:39:11.204+06:00",
      "idle_expires_at": "2026-11-26T00:09:11.204+06:00"
    }
  },
  "inviteUser": {
    "request": {
      "email": "colleague@example.com",
      "role": "read_only"
    },
    "status": 201,
    "response": {
      "user_id": "usr_x18vfpjvw9wcfypjad2qafnp3d",
      "invitation_token": "example-of-a-secret",
      "invitation_url": "https://api.dakpion.example/dashboard/invitation#example-of-a-secret",
      "expires_at": "2026-12-02T23:39:11.713+06:00"
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
        "partner_id": "prt_jhvy3aa5vk3vetemdtdtgk1v2t",
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
      "user_id": "usr_x18vfpjvw9wcfypjad2qafnp3d",
      "email": "colleague@example.com",
      "role": "read_only",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "en",
      "added_at": "2026-11-25T23:39:11.714+06:00"
    }
  },
  "listUsers": {
    "status": 200,
    "response": {
      "data": [
        {
          "user_id": "usr_jhvy3aa5vk3vetemdtdtgk1v2t",
          "email": "owner@example.com",
          "role": "owner",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T23:39:10.724+06:00"
        },
        {
          "user_id": "usr_x18vfpjvw9wcfypjad2qafnp3d",
          "email": "colleague@example.com",
          "role": "read_only",
          "status": "active",
          "invitation_expires_at": null,
          "totp": false,
          "language": "en",
          "added_at": "2026-11-25T23:39:11.714+06:00"
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
        "user_id": "usr_jhvy3aa5vk3vetemdtdtgk1v2t",
        "email": "owner@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T23:39:10.724+06:00"
      },
      "partner": {
        "partner_id": "prt_jhvy3aa5vk3vetemdtdtgk1v2t",
        "name": "Aarong"
      },
      "expires_at": "2026-11-26T11:39:18.436+06:00",
      "idle_expires_at": "2026-11-26T00:09:18.436+06:00"
    }
  },
  "setLanguage": {
    "request": {
      "language": "bn"
    },
    "status": 200,
    "response": {
      "user_id": "usr_jhvy3aa5vk3vetemdtdtgk1v2t",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": false,
      "language": "bn",
      "added_at": "2026-11-25T23:39:10.724+06:00"
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
      "totp_code": "654685"
    },
    "status": 200,
    "response": {
      "user_id": "usr_jhvy3aa5vk3vetemdtdtgk1v2t",
      "email": "owner@example.com",
      "role": "owner",
      "status": "active",
      "invitation_expires_at": null,
      "totp": true,
      "language": "bn",
      "added_at": "2026-11-25T23:39:10.724+06:00"
    }
  },
  "listKeys": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "key_id": "key_d23scbywq8xa3jfpew0c9ssc5v",
          "last_four": "RQ1N",
          "issued_at": "2026-11-25T23:39:10.724+06:00",
          "expires_at": null,
          "last_used_at": null
        },
        {
          "environment": "production",
          "key_id": "key_k3mchy9b0t6776waz6gy3arh3k",
          "last_four": "ki8p",
          "issued_at": "2026-11-25T23:39:10.724+06:00",
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
      "key_id": "key_sre44x45t16qgbgdkm1afwwnc9",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
      "previous_expires_at": "2026-11-26T23:39:18.978+06:00"
    }
  },
  "revokeKeys": {
    "status": 200,
    "response": {
      "environment": "sandbox",
      "key_id": "key_pnyzrxykaaeg6vh29attkyr6xv",
      "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
    }
  },
  "listWebhookSecrets": {
    "status": 200,
    "response": {
      "data": [
        {
          "environment": "sandbox",
          "issued_at": "2026-11-25T23:39:10.724+06:00",
          "expires_at": null
        },
        {
          "environment": "production",
          "issued_at": "2026-11-25T23:39:10.724+06:00",
          "expires_at": null
        }
      ],
      "shared_secrets": [
        {
          "environment": "sandbox",
          "origin": null,
          "issued_at": "2026-11-25T23:39:10.724+06:00",
          "former_until": null
        },
        {
          "environment": "production",
          "origin": null,
          "issued_at": "2026-11-25T23:39:10.724+06:00",
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
      "previous_expires_at": "2026-11-26T23:39:19.069+06:00"
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
        "user_id": "usr_p68apzwahfpwy7zp63vqdhks5q",
        "email": "demo@example.com",
        "role": "owner",
        "status": "active",
        "invitation_expires_at": null,
        "totp": false,
        "language": "en",
        "added_at": "2026-11-25T23:38:55.893+06:00"
      },
      "partner": {
        "partner_id": "prt_p68apzwahfpwy7zp63vqdhks5q",
        "name": "Demonstration shop"
      },
      "expires_at": "2026-11-26T11:39:21.359+06:00",
      "idle_expires_at": "2026-11-26T00:09:21.359+06:00"
    }
  },
  "listParkedStreams": {
    "status": 200,
    "response": {
      "data": [
        {
          "follower": "order-event-publisher",
          "stream": "order-ord_vmwtwj9pvwe7bzwcy19aznhktz",
          "revision": 1,
          "position": "16",
          "reason": "NewerVersionError: order-ord_vmwtwj9pvwe7bzwcy19aznhktz@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
          "parked_at": "2026-11-25T23:55:05.888+06:00",
          "released_at": null
        },
        {
          "follower": "order-views-projection",
          "stream": "order-ord_vmwtwj9pvwe7bzwcy19aznhktz",
          "revision": 1,
          "position": "16",
          "reason": "NewerVersionError: order-ord_vmwtwj9pvwe7bzwcy19aznhktz@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
          "parked_at": "2026-11-25T23:55:05.730+06:00",
          "released_at": null
        },
        {
          "follower": "order-usage",
          "stream": "order-ord_vmwtwj9pvwe7bzwcy19aznhktz",
          "revision": 1,
          "position": "16",
          "reason": "NewerVersionError: order-ord_vmwtwj9pvwe7bzwcy19aznhktz@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
          "parked_at": "2026-11-25T23:55:05.872+06:00",
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
      "stream": "order-ord_vmwtwj9pvwe7bzwcy19aznhktz",
      "revision": 1,
      "position": "16",
      "reason": "NewerVersionError: order-ord_vmwtwj9pvwe7bzwcy19aznhktz@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
      "parked_at": "2026-11-25T23:55:05.888+06:00",
      "released_at": "2026-11-25T23:55:07.054+06:00"
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
    "request_id": "req_bzb6pzwhw6q51dzsw9934avbpm"
  },
  "operator_token_exists": {
    "type": "https://api.dakpion.example/problems/operator_token_exists",
    "title": "Operator token exists",
    "status": 409,
    "detail": "A token named Rahim exists already. Choose another name, or revoke that token first.",
    "instance": "/v1/operator/tokens",
    "code": "operator_token_exists",
    "request_id": "req_j714eqspqtyjdrqf3wswhnhg7m",
    "name": "Rahim"
  },
  "operator_token_not_found": {
    "type": "https://api.dakpion.example/problems/operator_token_not_found",
    "title": "Operator token not found",
    "status": 404,
    "detail": "There is no operator token opt_c1w1t4rwhbkrbfeh49e7gpvgj2. To list all tokens, use GET /v1/operator/tokens.",
    "instance": "/v1/operator/tokens/opt_c1w1t4rwhbkrbfeh49e7gpvgj2",
    "code": "operator_token_not_found",
    "request_id": "req_fjp1wdc32vcvm9g1wn5t4nvewt",
    "token_id": "opt_c1w1t4rwhbkrbfeh49e7gpvgj2"
  },
  "too_many_operator_tokens": {
    "type": "https://api.dakpion.example/problems/too_many_operator_tokens",
    "title": "Too many operator tokens",
    "status": 409,
    "detail": "There are 100 tokens, which is the limit. Revoke a token first.",
    "instance": "/v1/operator/tokens",
    "code": "too_many_operator_tokens",
    "request_id": "req_63xksc2e4g7x59gd3eah98bbzm",
    "limit": 100
  },
  "dead_letter_settled": {
    "type": "https://api.dakpion.example/problems/dead_letter_settled",
    "title": "Dead letter already settled",
    "status": 409,
    "detail": "The dead letter was already dropped. See its decision for the time and the reason.",
    "instance": "/v1/operator/dead-letters/dispatch.rider-events.v1:0/replay",
    "code": "dead_letter_settled",
    "request_id": "req_deq0q577jfyerwd7hxv0fzm572",
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
    "request_id": "req_ap6qn16x05gv34krfjty14vhhf"
  },
  "dispatch_unauthorized": {
    "type": "https://api.dakpion.example/problems/dispatch_unauthorized",
    "title": "Dispatch token missing or invalid",
    "status": 401,
    "detail": "Send the dispatch token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/dispatch/requests",
    "code": "dispatch_unauthorized",
    "request_id": "req_91kfte5ff1rwv704b9fpqarg3v"
  },
  "link_invalid": {
    "type": "https://api.dakpion.example/problems/link_invalid",
    "title": "Link invalid",
    "status": 404,
    "detail": "The link is not valid any more. Ask for another one.",
    "instance": "/v1/dashboard/invitations/accept",
    "code": "link_invalid",
    "request_id": "req_1y50j87br1zd9np4tcx81fwbpw"
  },
  "user_exists": {
    "type": "https://api.dakpion.example/problems/user_exists",
    "title": "User exists",
    "status": 409,
    "detail": "A user with this e-mail address has already joined. Nothing was changed.",
    "instance": "/v1/dashboard/users",
    "code": "user_exists",
    "request_id": "req_hx2x3cg7ewhhwtcnfhkba8hydp"
  },
  "last_owner": {
    "type": "https://api.dakpion.example/problems/last_owner",
    "title": "Last owner",
    "status": 409,
    "detail": "This user is the only owner who can sign in. Make another user an owner first.",
    "instance": "/v1/dashboard/users/usr_jhvy3aa5vk3vetemdtdtgk1v2t",
    "code": "last_owner",
    "request_id": "req_712rbdrcs1q2rmzsfjzgkaefba"
  },
  "user_not_found": {
    "type": "https://api.dakpion.example/problems/user_not_found",
    "title": "User not found",
    "status": 404,
    "detail": "The user does not exist or has not joined. To list all users, use GET …/users.",
    "instance": "/v1/dashboard/users/usr_00000000000000000000000000",
    "code": "user_not_found",
    "request_id": "req_bbj68x4fkr4fwprfgcw8bnzmxh"
  },
  "role_not_allowed": {
    "type": "https://api.dakpion.example/problems/role_not_allowed",
    "title": "Not allowed for this role",
    "status": 403,
    "detail": "The role read_only does not permit this request. Ask an owner of this account.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "role_not_allowed",
    "request_id": "req_jdf2pgwdfy54f4s8xhr9sxjy8j",
    "role": "read_only"
  },
  "cross_site_request": {
    "type": "https://api.dakpion.example/problems/cross_site_request",
    "title": "Cross-site request refused",
    "status": 403,
    "detail": "The request does not come from this site. Send it from the dashboard, or with an Origin header that equals the origin of this API.",
    "instance": "/v1/dashboard/session",
    "code": "cross_site_request",
    "request_id": "req_z9nrsk62j5svx4dm9p6vjnxyh2"
  },
  "session_ended": {
    "type": "https://api.dakpion.example/problems/session_ended",
    "title": "Session ended",
    "status": 401,
    "detail": "The session has ended. Sign in again.",
    "instance": "/v1/dashboard/session",
    "code": "session_ended",
    "request_id": "req_1aqx98bb1ax5c1519hnnppkhnw"
  },
  "session_required": {
    "type": "https://api.dakpion.example/problems/session_required",
    "title": "Session required",
    "status": 401,
    "detail": "Sign in with POST /v1/dashboard/session. API keys are not accepted here.",
    "instance": "/v1/dashboard/session",
    "code": "session_required",
    "request_id": "req_d80yz01vs06636ry9ej9d60vd9"
  },
  "sign_in_failed": {
    "type": "https://api.dakpion.example/problems/sign_in_failed",
    "title": "Sign-in failed",
    "status": 401,
    "detail": "The e-mail address, the password or the one-time code is wrong. A one-time code works once. If the password is lost, ask the operator for a reset link.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_failed",
    "request_id": "req_2bgh6qhxmzhagvj0kccme55j9w"
  },
  "partner_choice_required": {
    "type": "https://api.dakpion.example/problems/partner_choice_required",
    "title": "Partner choice required",
    "status": 409,
    "detail": "Send the request again with partner_id, one of the partners in partners.",
    "instance": "/v1/dashboard/session",
    "code": "partner_choice_required",
    "request_id": "req_ytbw1hp0t8nnw2s8gjsk4agw3z",
    "partners": [
      {
        "partner_id": "prt_770d8xt62j8ezv1rgfngm8b1pe",
        "name": "Aarong"
      },
      {
        "partner_id": "prt_bqjfs7f9fy3hymrfnt0q8msy4s",
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
    "request_id": "req_hhr9btvdjagp91cwrnz15ndq8y"
  },
  "wrong_password": {
    "type": "https://api.dakpion.example/problems/wrong_password",
    "title": "Wrong password",
    "status": 403,
    "detail": "The present password is wrong. Nothing was changed.",
    "instance": "/v1/dashboard/password",
    "code": "wrong_password",
    "request_id": "req_jany03kwjh9q6yrmppkwh5t8ma"
  },
  "totp_not_enrolled": {
    "type": "https://api.dakpion.example/problems/totp_not_enrolled",
    "title": "One-time codes not set up",
    "status": 409,
    "detail": "One-time codes are not set up. Begin with POST /v1/dashboard/totp.",
    "instance": "/v1/dashboard/totp/confirm",
    "code": "totp_not_enrolled",
    "request_id": "req_kwhe0db19d9494mtvsdkyg5p94"
  },
  "totp_active": {
    "type": "https://api.dakpion.example/problems/totp_active",
    "title": "One-time codes already enabled",
    "status": 409,
    "detail": "One-time codes are already enabled. Remove them first.",
    "instance": "/v1/dashboard/totp",
    "code": "totp_active",
    "request_id": "req_7f5c8tkt1vnhr75jffzfbctph5"
  },
  "totp_required": {
    "type": "https://api.dakpion.example/problems/totp_required",
    "title": "One-time code required",
    "status": 401,
    "detail": "Send the request again with the current one-time code as totp_code.",
    "instance": "/v1/dashboard/session",
    "code": "totp_required",
    "request_id": "req_c2stvf3057xyx100bg1qcsvrr9"
  },
  "too_many_users": {
    "type": "https://api.dakpion.example/problems/too_many_users",
    "title": "Too many users",
    "status": 409,
    "detail": "The account has 50 users, which is the limit. Remove a user first.",
    "instance": "/v1/dashboard/users",
    "code": "too_many_users",
    "request_id": "req_2yem08egcgwca0sy7dswxacxsr",
    "limit": 50
  },
  "sign_in_locked": {
    "type": "https://api.dakpion.example/problems/sign_in_locked",
    "title": "Sign-in locked",
    "status": 429,
    "detail": "There were too many failed attempts. Try again after 30 seconds.",
    "instance": "/v1/dashboard/session",
    "code": "sign_in_locked",
    "request_id": "req_m7dwyrqds42nytek3f43k0k7de",
    "retry_after": 30
  },
  "misdirected_request": {
    "type": "https://api.dakpion.example/problems/misdirected_request",
    "title": "Misdirected request",
    "status": 421,
    "detail": "This host name is not served here. Use localhost, 127.0.0.1 or the host of PUBLIC_URL. A reverse proxy must send one of them as Host.",
    "instance": "/v1/business/orders",
    "code": "misdirected_request",
    "request_id": "req_twr8sdbvte1xtjykybb6d38580"
  },
  "missing_api_key": {
    "type": "https://api.dakpion.example/problems/missing_api_key",
    "title": "API key missing",
    "status": 401,
    "detail": "Send your API key in the X-API-Key header.",
    "instance": "/v1/business/orders",
    "code": "missing_api_key",
    "request_id": "req_0re7v7knva5rchy9j8qckqpqsm"
  },
  "invalid_api_key": {
    "type": "https://api.dakpion.example/problems/invalid_api_key",
    "title": "Invalid API key",
    "status": 401,
    "detail": "The API key is not valid. Check that the key is complete, current, and issued for this environment.",
    "instance": "/v1/business/orders",
    "code": "invalid_api_key",
    "request_id": "req_4v45acw8s47kwy9q1m9c9ddqrn"
  },
  "malformed_json": {
    "type": "https://api.dakpion.example/problems/malformed_json",
    "title": "Malformed JSON",
    "status": 400,
    "detail": "The body is not valid JSON. Send one JSON value in UTF-8 with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "malformed_json",
    "request_id": "req_3h9c96aavnrcp2atmt0fs48ara"
  },
  "unsupported_media_type": {
    "type": "https://api.dakpion.example/problems/unsupported_media_type",
    "title": "Unsupported media type",
    "status": 415,
    "detail": "Send the body as uncompressed JSON in UTF-8, with Content-Type: application/json.",
    "instance": "/v1/business/order/create",
    "code": "unsupported_media_type",
    "request_id": "req_2h43z123hn0emkjvdh71mmzv8t"
  },
  "payload_too_large": {
    "type": "https://api.dakpion.example/problems/payload_too_large",
    "title": "Payload too large",
    "status": 413,
    "detail": "The body is larger than 65536 bytes. Send a smaller body.",
    "instance": "/v1/business/order/create",
    "code": "payload_too_large",
    "request_id": "req_m1wz5x1prxpyr33v3s41vzdt1d",
    "limit_bytes": 65536
  },
  "validation_failed": {
    "type": "https://api.dakpion.example/problems/validation_failed",
    "title": "Validation failed",
    "status": 422,
    "detail": "The request has 2 errors. Nothing was changed. Correct the fields in errors and send the request again.",
    "instance": "/v1/business/order/create",
    "code": "validation_failed",
    "request_id": "req_1ajkd0w53c6k3pkyy7t64d6nt4",
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
    "request_id": "req_bxrgs29p8psrnvc73q6w8q1g24",
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
    "request_id": "req_5k5pqsdy3h8x3vqa698d7zf6pk"
  },
  "quotation_mismatch": {
    "type": "https://api.dakpion.example/problems/quotation_mismatch",
    "title": "Quotation does not match",
    "status": 422,
    "detail": "The quotation has a different parcel_type. Request a new quotation for this delivery, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_mismatch",
    "request_id": "req_beevcr5vemp20fwagbdh0yvpez",
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
    "request_id": "req_6m7zk1j2ch326ez6fhgcq5m39h",
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
    "request_id": "req_mcf2xbgr3999xfwkdhpyr626we",
    "order_id": "ord_unknown"
  },
  "order_not_cancellable": {
    "type": "https://api.dakpion.example/problems/order_not_cancellable",
    "title": "Order cannot be cancelled",
    "status": 409,
    "detail": "The order is COMPLETED. Orders can be cancelled only before pickup. Contact the receiver or the operator.",
    "instance": "/v1/business/order/ord_wctzex3ewp4x073nqwae0ffcdf/cancel",
    "code": "order_not_cancellable",
    "request_id": "req_sqjnyb4ad8czwbgvev5f10qr1b",
    "parcel_status": "COMPLETED"
  },
  "order_not_retryable": {
    "type": "https://api.dakpion.example/problems/order_not_retryable",
    "title": "Order cannot be retried",
    "status": 409,
    "detail": "The order is COMPLETED. Only a CANCELLED order can be retried. To replace this order, cancel it first.",
    "instance": "/v1/business/order/ord_wctzex3ewp4x073nqwae0ffcdf/retry",
    "code": "order_not_retryable",
    "request_id": "req_qcjxzemgsdt606y9r8m0g533fn",
    "parcel_status": "COMPLETED"
  },
  "webhook_not_found": {
    "type": "https://api.dakpion.example/problems/webhook_not_found",
    "title": "Webhook not found",
    "status": 404,
    "detail": "The webhook log has no delivery dlv_unknown. To list all deliveries, use GET …/webhooks.",
    "instance": "/v1/business/webhooks/dlv_unknown",
    "code": "webhook_not_found",
    "request_id": "req_dcbk1jjbm175tmabt05pnr47yr",
    "delivery_id": "dlv_unknown"
  },
  "redelivery_not_found": {
    "type": "https://api.dakpion.example/problems/redelivery_not_found",
    "title": "Redelivery not found",
    "status": 404,
    "detail": "Redelivery red_unknown does not exist. Use the redelivery_id returned by POST …/webhooks/redeliver.",
    "instance": "/v1/business/webhooks/redeliveries/red_unknown",
    "code": "redelivery_not_found",
    "request_id": "req_b1tv865qvv6y75t858fj9y34n3",
    "redelivery_id": "red_unknown"
  },
  "not_found": {
    "type": "https://api.dakpion.example/problems/not_found",
    "title": "Not found",
    "status": 404,
    "detail": "The path does not exist. Check the path against the documentation. API paths begin with /v1.",
    "instance": "/v1/business/order/ord_unknown/map",
    "code": "not_found",
    "request_id": "req_gs5bv4rejtsmh5199gw4ydbgq4"
  },
  "malformed_request": {
    "type": "https://api.dakpion.example/problems/malformed_request",
    "title": "Malformed request",
    "status": 400,
    "detail": "The request could not be read. Check the encoding of the path and the Content-Length header.",
    "instance": "/v1/business/order/%zz",
    "code": "malformed_request",
    "request_id": "req_rccpaxcr2w9bsqbeyjc1300hsp"
  },
  "test_under_way": {
    "type": "https://api.dakpion.example/problems/test_under_way",
    "title": "Test webhook in progress",
    "status": 429,
    "detail": "Another test webhook is waiting for a response. This test was not sent. Send the request again after 6 seconds.",
    "instance": "/v1/business/webhooks/test",
    "code": "test_under_way",
    "request_id": "req_vzjw9tpekv1r35e11y433fbma4",
    "retry_after": 6
  },
  "expired_api_key": {
    "type": "https://api.dakpion.example/problems/expired_api_key",
    "title": "API key expired",
    "status": 401,
    "detail": "This API key was replaced and is no longer valid. Use the key issued by the last rotation.",
    "instance": "/v1/business/orders",
    "code": "expired_api_key",
    "request_id": "req_f0kvz63ndsx57evr9db2awg2jm"
  },
  "operator_unauthorized": {
    "type": "https://api.dakpion.example/problems/operator_unauthorized",
    "title": "Operator token missing or invalid",
    "status": 401,
    "detail": "Send the operator token as \"Authorization: Bearer <token>\".",
    "instance": "/v1/operator/partners",
    "code": "operator_unauthorized",
    "request_id": "req_2jv8zq44t16p7n3je4802r3d4s"
  },
  "partner_not_found": {
    "type": "https://api.dakpion.example/problems/partner_not_found",
    "title": "Partner not found",
    "status": 404,
    "detail": "Partner prt_unknown does not exist. To list all partners, use GET /v1/operator/partners.",
    "instance": "/v1/operator/partners/prt_unknown/suspend",
    "code": "partner_not_found",
    "request_id": "req_6rwssbexs9s77t47rkgpss1yh5",
    "partner_id": "prt_unknown"
  },
  "dead_letter_not_found": {
    "type": "https://api.dakpion.example/problems/dead_letter_not_found",
    "title": "Dead letter not found",
    "status": 404,
    "detail": "Dead letter unknown does not exist or was deleted. To list all dead letters, use GET /v1/operator/dead-letters.",
    "instance": "/v1/operator/dead-letters/unknown/replay",
    "code": "dead_letter_not_found",
    "request_id": "req_0ctfyh926kdj9faejnnmx54b5h",
    "letter_id": "unknown"
  },
  "parked_stream_not_found": {
    "type": "https://api.dakpion.example/problems/parked_stream_not_found",
    "title": "Parked stream not found",
    "status": 404,
    "detail": "The follower order-views has not parked the stream order-1. To list all parked streams, use GET /v1/operator/parked.",
    "instance": "/v1/operator/parked/order-views/order-1/release",
    "code": "parked_stream_not_found",
    "request_id": "req_j7fx6j8y8m46n2rvwf0wqv8dk3",
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
    "request_id": "req_60ma5gn3nkykpe6gkspa90mg9f",
    "limit_mb": 1
  },
  "rate_limited": {
    "type": "https://api.dakpion.example/problems/rate_limited",
    "title": "Too many requests",
    "status": 429,
    "detail": "Too many requests. Send the request again after 60 seconds.",
    "instance": "/v1/business/orders",
    "code": "rate_limited",
    "request_id": "req_sfxx2jxzez4yn9hac8f7g3gy7k",
    "retry_after": 60
  },
  "confirmation_required": {
    "type": "https://api.dakpion.example/problems/confirmation_required",
    "title": "Confirmation required",
    "status": 403,
    "detail": "Send the password or a one-time code to POST /v1/dashboard/session/confirm, then send this request again.",
    "instance": "/v1/dashboard/keys/sandbox/rotate",
    "code": "confirmation_required",
    "request_id": "req_5tn2qwxmh7ddy9127xtd3rv1vz"
  },
  "quotation_expired": {
    "type": "https://api.dakpion.example/problems/quotation_expired",
    "title": "Quotation expired",
    "status": 422,
    "detail": "The quotation expired at 2026-11-25T23:53:56.958+06:00. Request a new quotation, or omit quotation_id.",
    "instance": "/v1/business/order/create",
    "code": "quotation_expired",
    "request_id": "req_q4fryt2nzfjnvj5fkdj6cyptvs",
    "expired_at": "2026-11-25T23:53:56.958+06:00"
  },
  "temporarily_unavailable": {
    "type": "https://api.dakpion.example/problems/temporarily_unavailable",
    "title": "Temporarily unavailable",
    "status": 503,
    "detail": "The service did not answer in time. Send the same request again after 2 seconds. Repeating this request is safe.",
    "instance": "/v1/business/order/ord_vmwtwj9pvwe7bzwcy19aznhktz",
    "code": "temporarily_unavailable",
    "request_id": "req_enksm0ntywws4j79ky5yzz46bt",
    "retry_after": 2
  }
};

/** The body of a webhook of each event. */
export const recordedWebhooks: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "ORDER_CREATED": {
    "event_type": "ORDER_CREATED",
    "event": "ORDER_CREATED",
    "event_id": "evt_8fd02928129446cd96d364deab891957",
    "sequence": 1,
    "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
    "partner_reference_id": null,
    "status": "PENDING",
    "parcel_status": "PENDING",
    "previous_status": null,
    "timestamp": "2026-11-25T23:38:57.060+06:00",
    "updated_at": "2026-11-25T23:38:57.060+06:00",
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
      "quotation_id": "quo_WzEsMCwxNzk1NjI5MjM3MDYwLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.fZuWCzy3gyr4LAC4LzzEGFWg6upzxtosysdRgfAGKEU",
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
      "expires_at": "2026-11-25T23:53:57.060+06:00"
    },
    "tracking_url": "https://api.dakpion.example/track/trk_tndmq8ja815nt553n04whm8qxt"
  },
  "ASSIGNED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "ASSIGNED",
    "event_id": "evt_a90dc8e3c0ef40ae813dfe56597217a7",
    "sequence": 2,
    "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
    "partner_reference_id": null,
    "status": "ASSIGNED",
    "parcel_status": "ASSIGNED",
    "previous_status": "PENDING",
    "timestamp": "2026-11-25T23:38:57.338+06:00",
    "updated_at": "2026-11-25T23:38:57.340+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 918165,
    "rider_latitude": 23.734639,
    "rider_longitude": 90.383681,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "driver_info": {
      "rider_id": 918165,
      "name": "Shahidul Alam",
      "phone_number": "01004710987",
      "driver_type": 1,
      "is_freelancer": false,
      "latitude": 23.734639,
      "longitude": 90.383681,
      "location_updated_at": "2026-11-25T23:38:57.338+06:00"
    }
  },
  "ACCEPTED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "ACCEPTED",
    "event_id": "evt_025c85cdb1a74bc191aab77c5e4170eb",
    "sequence": 3,
    "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
    "partner_reference_id": null,
    "status": "ACCEPTED",
    "parcel_status": "ACCEPTED",
    "previous_status": "ASSIGNED",
    "timestamp": "2026-11-25T23:38:57.658+06:00",
    "updated_at": "2026-11-25T23:38:57.659+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 918165,
    "rider_latitude": 23.734639,
    "rider_longitude": 90.383681,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "driver_info": {
      "rider_id": 918165,
      "name": "Shahidul Alam",
      "phone_number": "01004710987",
      "driver_type": 1,
      "is_freelancer": false,
      "latitude": 23.734639,
      "longitude": 90.383681,
      "location_updated_at": "2026-11-25T23:38:57.658+06:00"
    },
    "eta": "2026-11-26T00:05:57.658+06:00"
  },
  "STARTED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "STARTED",
    "event_id": "evt_d1a41e6826724d63b6a3f2a0964ec54d",
    "sequence": 4,
    "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
    "partner_reference_id": null,
    "status": "STARTED",
    "parcel_status": "STARTED",
    "previous_status": "ACCEPTED",
    "timestamp": "2026-11-25T23:38:58.157+06:00",
    "updated_at": "2026-11-25T23:38:58.158+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 918165,
    "rider_latitude": 23.734639,
    "rider_longitude": 90.383681,
    "driver_type": 1,
    "is_freelancer": false,
    "time_to_pickup": 8,
    "duration": 19,
    "metadata": {},
    "eta": "2026-11-26T00:05:58.157+06:00"
  },
  "PICKED": {
    "event_type": "ORDER_STATUS_CHANGE",
    "event": "PICKED",
    "event_id": "evt_5bb6774f55cc46b28d698456303f3caf",
    "sequence": 5,
    "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
    "partner_reference_id": null,
    "status": "PICKED",
    "parcel_status": "PICKED",
    "previous_status": "STARTED",
    "timestamp": "2026-11-25T23:38:58.816+06:00",
    "updated_at": "2026-11-25T23:38:58.817+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 918165,
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
    "event_id": "evt_5e1adb87c906472d9d039de6db7f715c",
    "sequence": 6,
    "order_id": "ord_wctzex3ewp4x073nqwae0ffcdf",
    "partner_reference_id": null,
    "status": "COMPLETED",
    "parcel_status": "COMPLETED",
    "previous_status": "PICKED",
    "timestamp": "2026-11-25T23:38:59.526+06:00",
    "updated_at": "2026-11-25T23:38:59.527+06:00",
    "environment": "sandbox",
    "attempt": 1,
    "retry_of_order_id": null,
    "rider_id": 918165,
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
    "event_id": "evt_e6557e69f80f4427b8f4da07e6a83b8c",
    "sequence": 2,
    "order_id": "ord_j3dmmwyhsksb4jynt77t9zaesc",
    "partner_reference_id": null,
    "status": "CANCELLED",
    "parcel_status": "CANCELLED",
    "previous_status": "PENDING",
    "timestamp": "2026-11-25T23:39:02.003+06:00",
    "updated_at": "2026-11-25T23:39:02.003+06:00",
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
