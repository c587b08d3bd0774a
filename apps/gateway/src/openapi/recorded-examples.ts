// Recorded from the running program: UPDATE_EXAMPLES=1 npm test -- e2e/embedded-openapi-examples.e2e.ts
import type { RecordedExample } from './operation.ts';

/** A request and an answer of each operation of the partners, by its id. */
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
      "quotation_id": "quo_WzEsMCwxNzk1NDM4Njg2MDkzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.y6S_Y2rR46ppdkT45piOjLhGuCyCUcTmtsOW0yrSRYQ",
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
      "expires_at": "2026-11-23T18:58:06.093+06:00"
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
      "quotation_id": "quo_WzEsMCwxNzk1NDM4Njg2MDkzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.y6S_Y2rR46ppdkT45piOjLhGuCyCUcTmtsOW0yrSRYQ"
    },
    "status": 201,
    "response": {
      "order_id": "ord_1yx92h6sf2g643cf60r4k43bpx",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_satfaqb2szwaeek09asqegbbnv",
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
        "quotation_id": "quo_WzEsMCwxNzk1NDM4Njg2MDkzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.y6S_Y2rR46ppdkT45piOjLhGuCyCUcTmtsOW0yrSRYQ",
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
        "expires_at": "2026-11-23T18:58:06.093+06:00"
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
      "created_at": "2026-11-23T18:43:06.117+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-23T18:43:06.117+06:00"
    }
  },
  "getOrder": {
    "status": 200,
    "response": {
      "order_id": "ord_1yx92h6sf2g643cf60r4k43bpx",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "tracking_url": "https://api.dakpion.example/track/trk_satfaqb2szwaeek09asqegbbnv",
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
        "quotation_id": "quo_WzEsMCwxNzk1NDM4Njg2MDkzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.y6S_Y2rR46ppdkT45piOjLhGuCyCUcTmtsOW0yrSRYQ",
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
        "expires_at": "2026-11-23T18:58:06.093+06:00"
      },
      "driver_info": {
        "rider_id": 958954,
        "name": "Abdul Karim",
        "phone_number": "01006637206",
        "driver_type": 1,
        "is_freelancer": false,
        "latitude": 23.7806,
        "longitude": 90.4193,
        "location_updated_at": "2026-11-23T18:43:06.861+06:00"
      },
      "rider_id": 958954,
      "rider_latitude": 23.7806,
      "rider_longitude": 90.4193,
      "time_to_pickup": 0,
      "duration": 0,
      "eta": null,
      "cancellation_reason": null,
      "cancelled_by": null,
      "created_at": "2026-11-23T18:43:06.117+06:00",
      "assigned_at": "2026-11-23T18:43:06.297+06:00",
      "accepted_at": "2026-11-23T18:43:06.439+06:00",
      "started_at": "2026-11-23T18:43:06.571+06:00",
      "picked_at": "2026-11-23T18:43:06.720+06:00",
      "completed_at": "2026-11-23T18:43:06.861+06:00",
      "cancelled_at": null,
      "updated_at": "2026-11-23T18:43:06.862+06:00",
      "history": [
        {
          "sequence": 1,
          "event": "ORDER_CREATED",
          "parcel_status": "PENDING",
          "previous_status": null,
          "occurred_at": "2026-11-23T18:43:06.117+06:00"
        },
        {
          "sequence": 2,
          "event": "ASSIGNED",
          "parcel_status": "ASSIGNED",
          "previous_status": "PENDING",
          "occurred_at": "2026-11-23T18:43:06.297+06:00"
        },
        {
          "sequence": 3,
          "event": "ACCEPTED",
          "parcel_status": "ACCEPTED",
          "previous_status": "ASSIGNED",
          "occurred_at": "2026-11-23T18:43:06.439+06:00"
        },
        {
          "sequence": 4,
          "event": "STARTED",
          "parcel_status": "STARTED",
          "previous_status": "ACCEPTED",
          "occurred_at": "2026-11-23T18:43:06.571+06:00"
        },
        {
          "sequence": 5,
          "event": "PICKED",
          "parcel_status": "PICKED",
          "previous_status": "STARTED",
          "occurred_at": "2026-11-23T18:43:06.720+06:00"
        },
        {
          "sequence": 6,
          "event": "COMPLETED",
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "occurred_at": "2026-11-23T18:43:06.861+06:00"
        }
      ]
    }
  },
  "getOrderStatus": {
    "status": 200,
    "response": {
      "order_id": "ord_1yx92h6sf2g643cf60r4k43bpx",
      "partner_reference_id": null,
      "parcel_status": "COMPLETED",
      "previous_status": "PICKED",
      "updated_at": "2026-11-23T18:43:06.862+06:00",
      "rider_id": 958954,
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
          "order_id": "ord_1yx92h6sf2g643cf60r4k43bpx",
          "partner_reference_id": null,
          "parcel_status": "COMPLETED",
          "previous_status": "PICKED",
          "total_price": 137,
          "receiver_name": "রহিমা খাতুন",
          "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
          "driver_type": 1,
          "tracking_url": "https://api.dakpion.example/track/trk_satfaqb2szwaeek09asqegbbnv",
          "created_at": "2026-11-23T18:43:06.117+06:00",
          "updated_at": "2026-11-23T18:43:06.862+06:00"
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
          "event_id": "evt_0cae540e920a4939a04cd686cea5f0ca",
          "sequence": 1,
          "order_id": "ord_1yx92h6sf2g643cf60r4k43bpx",
          "partner_reference_id": null,
          "status": "PENDING",
          "parcel_status": "PENDING",
          "previous_status": null,
          "timestamp": "2026-11-23T18:43:06.117+06:00",
          "updated_at": "2026-11-23T18:43:06.117+06:00",
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
            "quotation_id": "quo_WzEsMCwxNzk1NDM4Njg2MDkzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.y6S_Y2rR46ppdkT45piOjLhGuCyCUcTmtsOW0yrSRYQ",
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
            "expires_at": "2026-11-23T18:58:06.093+06:00"
          },
          "tracking_url": "https://api.dakpion.example/track/trk_satfaqb2szwaeek09asqegbbnv"
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
      "order_id": "ord_fes03w6dq1eka26716a4r6f4jy",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "CANCELLED",
      "previous_status": "PENDING",
      "tracking_url": "https://api.dakpion.example/track/trk_vgkxn46jn3dpk8m5qj9fjwy0xe",
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
        "quotation_id": "quo_WzEsMCwxNzk1NDM4Njg2OTgxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.cMhIka-CEWZZqbdgTl5pqeUdTCTZA035fK_t3VczBDU",
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
        "expires_at": "2026-11-23T18:58:06.981+06:00"
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
      "created_at": "2026-11-23T18:43:06.981+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": "2026-11-23T18:43:06.994+06:00",
      "updated_at": "2026-11-23T18:43:06.994+06:00"
    }
  },
  "retryOrder": {
    "request": {},
    "status": 201,
    "response": {
      "order_id": "ord_s0stxr4ry22wkp7f9bw8bppend",
      "partner_reference_id": null,
      "environment": "sandbox",
      "parcel_status": "PENDING",
      "previous_status": null,
      "tracking_url": "https://api.dakpion.example/track/trk_bcea5j03q1zts6h7ed4fka6wcn",
      "allowed_actions": [
        "cancel"
      ],
      "attempt": 2,
      "retry_of_order_id": "ord_fes03w6dq1eka26716a4r6f4jy",
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
        "quotation_id": "quo_WzEsMCwxNzk1NDM4Njg3MDMyLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.hEfYW1EdGb7xViObtRyfWJYjtRIADCZs_nmZ8gpK8-A",
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
        "expires_at": "2026-11-23T18:58:07.032+06:00"
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
      "created_at": "2026-11-23T18:43:07.032+06:00",
      "assigned_at": null,
      "accepted_at": null,
      "started_at": null,
      "picked_at": null,
      "completed_at": null,
      "cancelled_at": null,
      "updated_at": "2026-11-23T18:43:07.032+06:00"
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
          "delivery_id": "dlv_ffc08347d9d04d0ea021706a8ab545e6",
          "order_id": "ord_fes03w6dq1eka26716a4r6f4jy",
          "event": "CANCELLED",
          "event_id": "evt_ffc08347d9d04d0ea021706a8ab545e6",
          "sequence": 2,
          "url": "https://shop.example/dakpion",
          "environment": "sandbox",
          "status": "delivered",
          "attempts": [
            {
              "number": 1,
              "started_at": "2026-11-23T18:43:06.997+06:00",
              "duration_ms": 3,
              "response_status": 200,
              "error": null,
              "response_excerpt": ""
            }
          ],
          "next_attempt_at": null,
          "created_at": "2026-11-23T18:43:06.997+06:00",
          "updated_at": "2026-11-23T18:43:07.000+06:00"
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
      "delivery_id": "dlv_ffc08347d9d04d0ea021706a8ab545e6",
      "order_id": "ord_fes03w6dq1eka26716a4r6f4jy",
      "event": "CANCELLED",
      "event_id": "evt_ffc08347d9d04d0ea021706a8ab545e6",
      "sequence": 2,
      "url": "https://shop.example/dakpion",
      "environment": "sandbox",
      "status": "delivered",
      "attempts": [
        {
          "number": 1,
          "started_at": "2026-11-23T18:43:06.997+06:00",
          "duration_ms": 3,
          "response_status": 200,
          "error": null,
          "response_excerpt": ""
        }
      ],
      "next_attempt_at": null,
      "created_at": "2026-11-23T18:43:06.997+06:00",
      "updated_at": "2026-11-23T18:43:07.000+06:00",
      "request": {
        "method": "POST",
        "url": "https://shop.example/dakpion",
        "headers": {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Dakpion-Webhooks/1",
          "webhook-id": "evt_ffc08347d9d04d0ea021706a8ab545e6",
          "webhook-timestamp": "1795437786",
          "webhook-signature": "(withheld)",
          "x-webhook-secret": "(withheld)"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"CANCELLED\",\"event_id\":\"evt_ffc08347d9d04d0ea021706a8ab545e6\",\"sequence\":2,\"order_id\":\"ord_fes03w6dq1eka26716a4r6f4jy\",\"partner_reference_id\":null,\"status\":\"CANCELLED\",\"parcel_status\":\"CANCELLED\",\"previous_status\":\"PENDING\",\"timestamp\":\"2026-11-23T18:43:06.994+06:00\",\"updated_at\":\"2026-11-23T18:43:06.994+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"cancellation_reason\":\"The customer has changed their mind\",\"cancelled_by\":\"partner\"}"
      }
    }
  },
  "redeliverWebhook": {
    "request": {},
    "status": 202,
    "response": {
      "delivery_id": "dlv_ffc08347d9d04d0ea021706a8ab545e6",
      "accepted": 1
    }
  },
  "redeliverWebhooks": {
    "request": {
      "status": "manual_review"
    },
    "status": 202,
    "response": {
      "redelivery_id": "rdl_cn17f003360s95kwedxh70k8d9",
      "requested_at": "2026-11-23T18:43:07.105+06:00",
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
      "redelivery_id": "rdl_cn17f003360s95kwedxh70k8d9",
      "requested_at": "2026-11-23T18:43:07.105+06:00",
      "created_at_from": null,
      "status": "manual_review",
      "accepted": 0,
      "redelivered": 0,
      "finished_at": "2026-11-23T18:43:07.109+06:00"
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
          "webhook-id": "evt_test_8brc01hcec0apyk5cts3jbjp00",
          "webhook-timestamp": "1795437787",
          "webhook-signature": "v1,rEhKVBwszDavcNfg/87rzjzwNDepwyGJt/YydllOPQc=",
          "x-webhook-secret": "(withheld)",
          "x-webhook-test": "true"
        },
        "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"PICKED\",\"event_id\":\"evt_test_8brc01hcec0apyk5cts3jbjp00\",\"sequence\":5,\"order_id\":\"ord_00000000000000000000000000\",\"partner_reference_id\":\"EXAMPLE-NOT-AN-ORDER\",\"status\":\"PICKED\",\"parcel_status\":\"PICKED\",\"previous_status\":\"STARTED\",\"timestamp\":\"2026-11-23T18:43:07.130+06:00\",\"updated_at\":\"2026-11-23T18:43:07.130+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":1,\"rider_latitude\":23.7461,\"rider_longitude\":90.3742,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":15,\"duration\":20,\"metadata\":{\"test\":\"true\"}}"
      },
      "started_at": "2026-11-23T18:43:07.131+06:00",
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
          "order_id": "ord_1yx92h6sf2g643cf60r4k43bpx",
          "partner_reference_id": null,
          "attempt": 1,
          "retry_of_order_id": null,
          "parcel_status": "COMPLETED",
          "created_at": "2026-11-23T18:43:06.117+06:00",
          "completed_at": "2026-11-23T18:43:06.861+06:00",
          "charged_at": "2026-11-23T18:43:06.862+06:00",
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
          "time": "2026-11-23T18:43:06.590+06:00",
          "method": "GET",
          "path": "/v1/business/order/ord_1yx92h6sf2g643cf60r4k43bpx/status",
          "query": null,
          "status": 200,
          "problem_code": null,
          "duration_ms": 2.7,
          "request_id": "req_zh8ggjp37eqa1077v220jvcnzd",
          "idempotency_key": null,
          "api_key_last_four": "rSqQ",
          "body": null,
          "body_omitted": false
        }
      ],
      "next": "1795437786590.log_x58b3mseaasvfq7r3js0fjyrz7",
      "has_more": true
    }
  },
  "listWebhookSources": {
    "status": 200,
    "response": {
      "addresses": []
    }
  }
};
