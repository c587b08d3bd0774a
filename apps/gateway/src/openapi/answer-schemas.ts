// Generated from answers.ts: UPDATE_SCHEMAS=1 npm test -- scripts/contract/answer-schemas.spec.ts
import type { JsonSchema } from '@dakpion/validation';

/** The JSON Schemas of all answers of the API. */
export const answerSchemas = {
  "AcceptedRedelivery": {
    "type": "object",
    "properties": {
      "delivery_id": {
        "type": "string"
      },
      "accepted": {
        "type": "integer"
      }
    },
    "required": [
      "delivery_id",
      "accepted"
    ],
    "description": "The result of a redelivery of one webhook: `accepted` is 0 when it is already waiting for an attempt."
  },
  "Actor": {
    "anyOf": [
      {
        "type": "object",
        "properties": {
          "kind": {
            "type": "string",
            "const": "api_key"
          },
          "key_id": {
            "type": "string"
          }
        },
        "required": [
          "kind",
          "key_id"
        ]
      },
      {
        "type": "object",
        "properties": {
          "kind": {
            "type": "string",
            "const": "user"
          },
          "user_id": {
            "type": "string"
          }
        },
        "required": [
          "kind",
          "user_id"
        ]
      },
      {
        "type": "object",
        "properties": {
          "kind": {
            "type": "string",
            "const": "operator"
          },
          "name": {
            "type": "string"
          }
        },
        "required": [
          "kind"
        ]
      },
      {
        "type": "object",
        "properties": {
          "kind": {
            "type": "string",
            "const": "dispatch_system"
          }
        },
        "required": [
          "kind"
        ]
      },
      {
        "type": "object",
        "properties": {
          "kind": {
            "type": "string",
            "const": "robot_courier"
          }
        },
        "required": [
          "kind"
        ]
      },
      {
        "type": "object",
        "properties": {
          "kind": {
            "type": "string",
            "const": "service"
          },
          "service": {
            "type": "string"
          }
        },
        "required": [
          "kind",
          "service"
        ]
      }
    ],
    "description": "The actor that caused an event. Stored with each event for audits."
  },
  "AllWebhooks": {
    "$ref": "#/components/schemas/OwnerWalkPage_ListedWebhook"
  },
  "AllowedAction": {
    "type": "string",
    "enum": [
      "cancel",
      "retry"
    ]
  },
  "BulkOrders": {
    "type": "object",
    "properties": {
      "dry_run": {
        "type": "boolean"
      },
      "counts": {
        "type": "object",
        "properties": {
          "created": {
            "type": "integer"
          },
          "replayed": {
            "type": "integer"
          },
          "priced": {
            "type": "integer"
          },
          "refused": {
            "type": "integer"
          }
        },
        "required": [
          "created",
          "replayed",
          "priced",
          "refused"
        ],
        "description": "How many orders have each outcome."
      },
      "currency": {
        "type": "string",
        "const": "BDT"
      },
      "total_price": {
        "type": "integer",
        "description": "The sum of the prices of the orders that were not refused, in whole BDT."
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/BulkOutcome"
        }
      }
    },
    "required": [
      "dry_run",
      "counts",
      "currency",
      "total_price",
      "data"
    ],
    "description": "The outcome of each order of a request, in the order of the request."
  },
  "BulkOutcome": {
    "anyOf": [
      {
        "$ref": "#/components/schemas/CreatedOutcome"
      },
      {
        "$ref": "#/components/schemas/PricedOutcome"
      },
      {
        "$ref": "#/components/schemas/RefusedOutcome"
      }
    ]
  },
  "CallbackUrl": {
    "type": "object",
    "properties": {
      "callback_url": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null: this environment has no callback URL."
      },
      "token_origin": {
        "type": [
          "string",
          "null"
        ],
        "description": "The only origin (scheme, host, port) to which `X-Webhook-Secret` is sent. Null before the first callback URL."
      }
    },
    "required": [
      "callback_url",
      "token_origin"
    ]
  },
  "CancelledBy": {
    "type": "string",
    "enum": [
      "partner",
      "dispatch"
    ]
  },
  "ChangedCallbackUrl": {
    "type": "object",
    "properties": {
      "callback_url": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null: this environment has no callback URL."
      },
      "token_origin": {
        "type": [
          "string",
          "null"
        ],
        "description": "The only origin (scheme, host, port) to which `X-Webhook-Secret` is sent. Null before the first callback URL."
      },
      "token": {
        "type": [
          "string",
          "null"
        ],
        "description": "The new shared secret of another origin, shown only once. Null: `token_origin` has the one that it had before."
      }
    },
    "required": [
      "callback_url",
      "token",
      "token_origin"
    ]
  },
  "ConfirmedTotp": {
    "type": "object",
    "properties": {
      "user_id": {
        "type": "string"
      },
      "email": {
        "type": "string"
      },
      "role": {
        "$ref": "#/components/schemas/Role"
      },
      "status": {
        "type": "string",
        "enum": [
          "active",
          "invited"
        ]
      },
      "invitation_expires_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "The end of the invitation. Null for a user who has joined."
      },
      "totp": {
        "type": "boolean",
        "description": "Whether one-time codes are required."
      },
      "recovery_codes_left": {
        "type": [
          "integer",
          "null"
        ],
        "description": "The recovery codes that were not used yet. Null without one-time codes."
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "added_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "recovery_codes": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Ten codes, shown this once. Each works once in place of a one-time code. Empty if one-time codes were on before."
      }
    },
    "required": [
      "added_at",
      "email",
      "invitation_expires_at",
      "language",
      "recovery_codes",
      "recovery_codes_left",
      "role",
      "status",
      "totp",
      "user_id"
    ],
    "description": "The user, whose one-time codes are on."
  },
  "CreatedOutcome": {
    "type": "object",
    "properties": {
      "index": {
        "type": "integer",
        "description": "The place of the order in the request, from 0."
      },
      "outcome": {
        "type": "string",
        "enum": [
          "created",
          "replayed"
        ]
      },
      "order": {
        "$ref": "#/components/schemas/OrderSummary",
        "description": "The order as it was created."
      }
    },
    "required": [
      "index",
      "outcome",
      "order"
    ],
    "description": "`created`: by this request. `replayed`: by an earlier request with the same idempotency key."
  },
  "CreatedPartner": {
    "type": "object",
    "properties": {
      "partner_id": {
        "type": "string"
      },
      "api_keys": {
        "type": "object",
        "properties": {
          "sandbox": {
            "type": "string"
          },
          "production": {
            "type": "string"
          }
        },
        "required": [
          "sandbox",
          "production"
        ]
      },
      "webhook": {
        "type": "object",
        "properties": {
          "sandbox": {
            "$ref": "#/components/schemas/WebhookSecrets"
          },
          "production": {
            "$ref": "#/components/schemas/WebhookSecrets"
          }
        },
        "required": [
          "sandbox",
          "production"
        ]
      },
      "dashboard": {
        "type": "object",
        "properties": {
          "email": {
            "type": "string"
          },
          "password": {
            "type": "string"
          }
        },
        "required": [
          "email",
          "password"
        ]
      }
    },
    "required": [
      "partner_id",
      "api_keys",
      "webhook",
      "dashboard"
    ],
    "description": "A new partner. Its secrets are shown only once."
  },
  "DashboardLink": {
    "type": "object",
    "properties": {
      "dashboard_url": {
        "type": "string",
        "description": "Signs the owner of the demonstration partner in, once, within 12 hours.",
        "format": "uri"
      }
    },
    "required": [
      "dashboard_url"
    ]
  },
  "DashboardSession": {
    "type": "object",
    "properties": {
      "user": {
        "$ref": "#/components/schemas/UserSummary"
      },
      "partner": {
        "type": "object",
        "properties": {
          "partner_id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          }
        },
        "required": [
          "partner_id",
          "name"
        ]
      },
      "expires_at": {
        "$ref": "#/components/schemas/DhakaTime",
        "description": "The end regardless of use."
      },
      "idle_expires_at": {
        "$ref": "#/components/schemas/DhakaTime",
        "description": "The end if it is not used again."
      }
    },
    "required": [
      "expires_at",
      "idle_expires_at",
      "partner",
      "user"
    ]
  },
  "Day": {
    "type": "string",
    "description": "A day in Asia/Dhaka, e.g. `2026-11-23`. Sorts as text.",
    "format": "date"
  },
  "DayUsage": {
    "type": "object",
    "properties": {
      "date": {
        "$ref": "#/components/schemas/Day"
      },
      "webhook_attempts": {
        "type": "integer"
      },
      "created": {
        "$ref": "#/components/schemas/OrderFigures"
      },
      "completed": {
        "$ref": "#/components/schemas/OrderFigures"
      },
      "cancelled": {
        "$ref": "#/components/schemas/OrderFigures"
      },
      "retried": {
        "$ref": "#/components/schemas/OrderFigures"
      }
    },
    "required": [
      "cancelled",
      "completed",
      "created",
      "date",
      "retried",
      "webhook_attempts"
    ],
    "description": "The figures of one day."
  },
  "DeadLetter": {
    "type": "object",
    "properties": {
      "letter_id": {
        "type": "string",
        "description": "Topic and place, e.g. `dispatch.rider-events.v1:17`."
      },
      "topic": {
        "type": "string",
        "description": "The topic to which it was sent."
      },
      "key": {
        "type": "string",
        "description": "For a rider event: the id of the order."
      },
      "type": {
        "type": "string",
        "description": "Empty if the sender set none."
      },
      "reason": {
        "type": "string",
        "description": "A code, e.g. `too_late`."
      },
      "detail": {
        "type": "string"
      },
      "group": {
        "type": "string",
        "description": "The consumer group that could not handle it."
      },
      "tries": {
        "type": "integer"
      },
      "dead_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "status": {
        "$ref": "#/components/schemas/DeadLetterStatus"
      },
      "decision": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DeadLetterDecision"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "letter_id",
      "topic",
      "key",
      "type",
      "reason",
      "detail",
      "group",
      "tries",
      "dead_at",
      "status",
      "decision"
    ],
    "description": "A message that no consumer could handle, in the list of operators."
  },
  "DeadLetterDecision": {
    "type": "object",
    "properties": {
      "outcome": {
        "type": "string",
        "enum": [
          "replayed",
          "dropped"
        ]
      },
      "decided_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "actor": {
        "$ref": "#/components/schemas/Actor"
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "description": "The reason for dropping it. Null for a replay."
      }
    },
    "required": [
      "outcome",
      "decided_at",
      "actor",
      "reason"
    ],
    "description": "The decision of an operator on a dead letter, and its reason. There is only one."
  },
  "DeadLetterPage": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DeadLetter"
        }
      },
      "next_after": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null after the last page."
      }
    },
    "required": [
      "data",
      "next_after"
    ]
  },
  "DeadLetterStatus": {
    "type": "string",
    "enum": [
      "open",
      "replayed",
      "dropped"
    ],
    "description": "`open`: no decision yet."
  },
  "DeliveryStatus": {
    "type": "string",
    "enum": [
      "pending",
      "retrying",
      "delivered",
      "manual_review",
      "discarded"
    ],
    "description": "`pending`: not tried yet, or a redelivery was requested. `manual_review`: every attempt failed. It stays until it is redelivered. `discarded`: the partner's URL was removed before the delivery."
  },
  "DescribedRequest": {
    "type": "object",
    "properties": {
      "method": {
        "type": "string",
        "const": "POST"
      },
      "url": {
        "type": "string"
      },
      "headers": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      },
      "body": {
        "type": "string",
        "description": "The exact text that is signed."
      }
    },
    "required": [
      "method",
      "url",
      "headers",
      "body"
    ],
    "description": "The request of a webhook. The shared secret, and a signature that was not stored, are shown as `(withheld)`."
  },
  "DhakaTime": {
    "type": "string",
    "description": "An ISO 8601 time in Asia/Dhaka with milliseconds, e.g. `2026-11-21T13:08:00.123+06:00`. Sorts as text.",
    "format": "date-time"
  },
  "DispatchOrder": {
    "type": "object",
    "properties": {
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "detailed_address": {
        "type": [
          "string",
          "null"
        ]
      },
      "receiver_name": {
        "type": "string"
      },
      "receiver_phone_number": {
        "type": "string"
      },
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "is_freelancer": {
        "type": "boolean"
      },
      "item_name": {
        "type": [
          "string",
          "null"
        ]
      },
      "parcel_comment": {
        "type": [
          "string",
          "null"
        ]
      },
      "pickup_address_text": {
        "type": "string"
      },
      "estimated_pickup_address_latitude": {
        "type": "number"
      },
      "estimated_pickup_address_longitude": {
        "type": "number"
      },
      "receiver_address_text": {
        "type": "string"
      },
      "estimated_receiver_address_latitude": {
        "type": "number"
      },
      "estimated_receiver_address_longitude": {
        "type": "number"
      },
      "parcel_type": {
        "$ref": "#/components/schemas/ParcelType"
      },
      "order_id": {
        "type": "string"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "attempt": {
        "type": "integer"
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "distance_km": {
        "type": "number",
        "description": "The quoted distance from pickup to receiver, in km."
      },
      "time_to_pickup": {
        "type": "integer",
        "description": "Whole minutes until the pickup, as quoted to the partner."
      },
      "duration": {
        "type": "integer",
        "description": "Whole minutes from the pickup to the receiver, as quoted to the partner."
      }
    },
    "required": [
      "attempt",
      "created_at",
      "detailed_address",
      "distance_km",
      "driver_type",
      "duration",
      "environment",
      "estimated_pickup_address_latitude",
      "estimated_pickup_address_longitude",
      "estimated_receiver_address_latitude",
      "estimated_receiver_address_longitude",
      "is_freelancer",
      "item_name",
      "order_id",
      "parcel_comment",
      "parcel_type",
      "partner_reference_id",
      "pickup_address_text",
      "receiver_address_text",
      "receiver_name",
      "receiver_phone_number",
      "time_to_pickup"
    ],
    "description": "The data of an order with which a dispatch system chooses a rider and the rider carries the parcel. It has no prices, value, callback URL, tracking link or metadata, which concern only the partner and Dakpion."
  },
  "DispatchRequest": {
    "anyOf": [
      {
        "$ref": "#/components/schemas/RiderWanted"
      },
      {
        "$ref": "#/components/schemas/RiderNoLongerWanted"
      }
    ],
    "description": "The messages to the dispatch systems (`dispatch.requests.v1`) and, for sandbox orders, to the robot courier."
  },
  "DispatchRequestPage": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DispatchRequest"
        }
      },
      "next_after": {
        "type": [
          "string",
          "null"
        ],
        "description": "Send it as `after` with the next request. Null before the first message."
      }
    },
    "required": [
      "data",
      "next_after"
    ]
  },
  "DistanceSource": {
    "type": "string",
    "enum": [
      "estimate",
      "osrm"
    ],
    "description": "The source of a distance: the great circle times the factor of the tariff, or the routing engine."
  },
  "DriverInfo": {
    "type": "object",
    "properties": {
      "rider_id": {
        "type": "integer"
      },
      "name": {
        "type": "string"
      },
      "phone_number": {
        "type": "string"
      },
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "is_freelancer": {
        "type": "boolean"
      },
      "latitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "longitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "location_updated_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "rider_id",
      "name",
      "phone_number",
      "driver_type",
      "is_freelancer",
      "latitude",
      "longitude",
      "location_updated_at"
    ],
    "description": "The rider of the parcel, and their last known location."
  },
  "DriverType": {
    "type": "integer",
    "enum": [
      1,
      2
    ],
    "description": "1 Motorcycle, 2 Car."
  },
  "Environment": {
    "type": "string",
    "enum": [
      "sandbox",
      "production"
    ]
  },
  "EventPage": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ListedEvent"
        }
      },
      "next": {
        "type": [
          "string",
          "null"
        ],
        "description": "Send it as `after` with the next request. Null while there is no event at all."
      },
      "has_more": {
        "type": "boolean",
        "description": "Whether there are more events already."
      }
    },
    "required": [
      "data",
      "next",
      "has_more"
    ],
    "description": "Events in the order in which they were recorded."
  },
  "EventStreamText": {
    "type": "string",
    "description": "Server-sent events. `order_event`: the body of a webhook, with an `id`. `rider_location`: the location of a rider, without an `id`. Lines that begin with a colon are heartbeats."
  },
  "FieldError": {
    "type": "object",
    "properties": {
      "field": {
        "type": "string",
        "description": "The place of the field: `receiver_name`, `metadata.colour`, `[3].rider.name`, a query parameter, or the name of a header. Empty for the whole body."
      },
      "code": {
        "$ref": "#/components/schemas/FieldErrorCode"
      },
      "message": {
        "type": "string"
      }
    },
    "required": [
      "field",
      "code",
      "message"
    ],
    "description": "One fault of one field of a request. `code` is stable. `message` is for people."
  },
  "FieldErrorCode": {
    "type": "string",
    "enum": [
      "required",
      "unknown_field",
      "wrong_type",
      "empty",
      "too_long",
      "too_short",
      "too_many",
      "control_characters",
      "out_of_range",
      "not_one_of",
      "bad_format",
      "not_allowed",
      "repeated",
      "url_too_long",
      "invalid_url",
      "https_required",
      "user_info_not_allowed",
      "address_not_allowed"
    ],
    "description": "The possible faults of a field."
  },
  "FollowerList": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FollowerProgress"
        }
      }
    },
    "required": [
      "data"
    ]
  },
  "FollowerProgress": {
    "type": "object",
    "properties": {
      "follower": {
        "type": "string"
      },
      "events_behind": {
        "type": "integer",
        "description": "Events after the last saved position, 1000 at most.",
        "minimum": 0,
        "maximum": 1000
      },
      "seconds_behind": {
        "type": "number",
        "description": "Seconds since the first of these events was recorded; 0 without one.",
        "minimum": 0
      }
    },
    "required": [
      "follower",
      "events_behind",
      "seconds_behind"
    ],
    "description": "A follower of the event store, and the events after its last saved position."
  },
  "FoundOrders": {
    "$ref": "#/components/schemas/OwnerWalkPage_OrderSummary"
  },
  "HistoryEntry": {
    "type": "object",
    "properties": {
      "sequence": {
        "type": "integer"
      },
      "event": {
        "$ref": "#/components/schemas/OrderEventName"
      },
      "parcel_status": {
        "$ref": "#/components/schemas/OrderStatus"
      },
      "previous_status": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/OrderStatus"
          },
          {
            "type": "null"
          }
        ]
      },
      "occurred_at": {
        "$ref": "#/components/schemas/DhakaTime"
      }
    },
    "required": [
      "sequence",
      "event",
      "parcel_status",
      "previous_status",
      "occurred_at"
    ]
  },
  "Invitation": {
    "type": "object",
    "properties": {
      "user_id": {
        "type": "string"
      },
      "invitation_token": {
        "type": "string",
        "description": "Returned only here. The owner gives the link to the colleague: no e-mail is sent."
      },
      "invitation_url": {
        "type": "string",
        "format": "uri"
      },
      "expires_at": {
        "$ref": "#/components/schemas/DhakaTime"
      }
    },
    "required": [
      "user_id",
      "invitation_token",
      "invitation_url",
      "expires_at"
    ]
  },
  "InvitedUser": {
    "type": "object",
    "properties": {
      "email": {
        "type": "string"
      },
      "role": {
        "$ref": "#/components/schemas/Role"
      },
      "partner": {
        "type": "object",
        "properties": {
          "partner_id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          }
        },
        "required": [
          "partner_id",
          "name"
        ]
      }
    },
    "required": [
      "email",
      "role",
      "partner"
    ],
    "description": "Who is invited, and where to."
  },
  "IssuedEnvironmentKey": {
    "type": "object",
    "properties": {
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "key_id": {
        "type": "string"
      },
      "api_key": {
        "type": "string"
      }
    },
    "required": [
      "api_key",
      "environment",
      "key_id"
    ]
  },
  "IssuedOperatorToken": {
    "type": "object",
    "properties": {
      "token_id": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null: the token of the setting OPERATOR_TOKEN, which no request can revoke."
      },
      "name": {
        "type": "string"
      },
      "role": {
        "$ref": "#/components/schemas/OperatorRole"
      },
      "issued_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null for the token of the setting."
      },
      "token": {
        "type": "string",
        "description": "Returned only here."
      }
    },
    "required": [
      "issued_at",
      "name",
      "role",
      "token",
      "token_id"
    ]
  },
  "KeyList": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ListedKey"
        },
        "description": "Newest first in each environment."
      }
    },
    "required": [
      "data"
    ]
  },
  "KeySummary": {
    "type": "object",
    "properties": {
      "key_id": {
        "type": "string"
      },
      "last_four": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null for a key from before they were stored."
      },
      "issued_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "expires_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_used_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "To the minute. Null if the key was never used."
      }
    },
    "required": [
      "key_id",
      "last_four",
      "issued_at",
      "expires_at",
      "last_used_at"
    ],
    "description": "A key for operators and partners. `expires_at` null: the current one."
  },
  "Language": {
    "type": "string",
    "enum": [
      "en",
      "bn"
    ]
  },
  "LinkedUser": {
    "type": "object",
    "properties": {
      "email": {
        "type": "string"
      }
    },
    "required": [
      "email"
    ],
    "description": "The user for whom the link was issued."
  },
  "ListedEvent": {
    "type": "object",
    "properties": {
      "position": {
        "type": "string",
        "description": "Send it as `after` to get the events that follow. Also the `id` of the event on a stream."
      },
      "event_type": {
        "type": "string",
        "enum": [
          "ORDER_CREATED",
          "ORDER_STATUS_CHANGE"
        ]
      },
      "event": {
        "$ref": "#/components/schemas/WebhookEventName"
      },
      "event_id": {
        "type": "string",
        "description": "The same in every attempt; equals the header `webhook-id`."
      },
      "sequence": {
        "type": "integer"
      },
      "order_id": {
        "type": "string"
      },
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "status": {
        "$ref": "#/components/schemas/OrderStatus"
      },
      "parcel_status": {
        "$ref": "#/components/schemas/OrderStatus"
      },
      "previous_status": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/OrderStatus"
          },
          {
            "type": "null"
          }
        ]
      },
      "timestamp": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "attempt": {
        "type": "integer"
      },
      "retry_of_order_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "rider_id": {
        "type": [
          "integer",
          "null"
        ]
      },
      "rider_latitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "rider_longitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "is_freelancer": {
        "type": "boolean"
      },
      "time_to_pickup": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Whole minutes."
      },
      "duration": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Whole minutes."
      },
      "metadata": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      },
      "quotation": {
        "$ref": "#/components/schemas/Quotation",
        "description": "With ORDER_CREATED."
      },
      "tracking_url": {
        "type": "string",
        "description": "With ORDER_CREATED."
      },
      "driver_info": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DriverInfo"
          },
          {
            "type": "null"
          }
        ],
        "description": "With ASSIGNED and ACCEPTED."
      },
      "eta": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "With ACCEPTED and STARTED."
      },
      "cancellation_reason": {
        "type": [
          "string",
          "null"
        ],
        "description": "With CANCELLED."
      },
      "cancelled_by": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "partner",
          "dispatch",
          null
        ],
        "description": "With CANCELLED."
      }
    },
    "required": [
      "attempt",
      "driver_type",
      "duration",
      "environment",
      "event",
      "event_id",
      "event_type",
      "is_freelancer",
      "metadata",
      "order_id",
      "parcel_status",
      "partner_reference_id",
      "position",
      "previous_status",
      "retry_of_order_id",
      "rider_id",
      "rider_latitude",
      "rider_longitude",
      "sequence",
      "status",
      "time_to_pickup",
      "timestamp",
      "updated_at"
    ],
    "description": "The body of the webhook, and the place of the event among all events."
  },
  "ListedKey": {
    "type": "object",
    "properties": {
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "key_id": {
        "type": "string"
      },
      "last_four": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null for a key from before they were stored."
      },
      "issued_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "expires_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "last_used_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "To the minute. Null if the key was never used."
      }
    },
    "required": [
      "environment",
      "expires_at",
      "issued_at",
      "key_id",
      "last_four",
      "last_used_at"
    ],
    "description": "A key of one environment, without the key."
  },
  "ListedOperatorToken": {
    "type": "object",
    "properties": {
      "token_id": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null: the token of the setting OPERATOR_TOKEN, which no request can revoke."
      },
      "name": {
        "type": "string"
      },
      "role": {
        "$ref": "#/components/schemas/OperatorRole"
      },
      "issued_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null for the token of the setting."
      }
    },
    "required": [
      "token_id",
      "name",
      "role",
      "issued_at"
    ],
    "description": "A token without its text."
  },
  "ListedSharedSecret": {
    "type": "object",
    "properties": {
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "origin": {
        "type": [
          "string",
          "null"
        ],
        "description": "The only origin to which it is sent. Null before the first callback URL."
      },
      "issued_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "former_until": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "The callback URL has moved to another origin: until this time, the secret comes back with its origin. Null: in use."
      }
    },
    "required": [
      "environment",
      "origin",
      "issued_at",
      "former_until"
    ],
    "description": "The shared secret of an origin, without the secret."
  },
  "ListedWebhookSecrets": {
    "type": "object",
    "properties": {
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "issued_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "expires_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "environment",
      "issued_at",
      "expires_at"
    ],
    "description": "Webhook secrets without the secrets. `expires_at` null: the current ones."
  },
  "LoggedAttempt": {
    "type": "object",
    "properties": {
      "number": {
        "type": "integer",
        "description": "From 1, including redeliveries."
      },
      "started_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "duration_ms": {
        "type": "number"
      },
      "response_status": {
        "type": [
          "integer",
          "null"
        ]
      },
      "error": {
        "type": [
          "string",
          "null"
        ],
        "description": "A code, e.g. `timeout`. Null if it was delivered."
      },
      "response_excerpt": {
        "type": [
          "string",
          "null"
        ],
        "description": "At most 4 KiB, with control characters replaced. Null in lists, and for attempts between the first and the last of a delivery."
      }
    },
    "required": [
      "number",
      "started_at",
      "duration_ms",
      "response_status",
      "error",
      "response_excerpt"
    ],
    "description": "One attempt, for partners."
  },
  "LoggedRequest": {
    "type": "object",
    "properties": {
      "time": {
        "$ref": "#/components/schemas/DhakaTime",
        "description": "The time at which the request began."
      },
      "method": {
        "type": "string"
      },
      "path": {
        "type": "string",
        "description": "Masked, except words of the API and ids."
      },
      "query": {
        "type": [
          "string",
          "null"
        ],
        "description": "Masked, except values that identify nobody; null without one."
      },
      "status": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Null: the client disconnected before it was answered."
      },
      "problem_code": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/ProblemCode"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null unless it was answered with a problem."
      },
      "errors": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldError"
        },
        "description": "With `validation_failed`: the first 20 faults of its answer, masked."
      },
      "duration_ms": {
        "type": "number"
      },
      "request_id": {
        "type": "string"
      },
      "idempotency_key": {
        "type": [
          "string",
          "null"
        ]
      },
      "api_key_last_four": {
        "type": "string",
        "description": "The last four characters of the API key."
      },
      "body": {
        "type": [
          "string",
          "null"
        ],
        "description": "The body of a request that was refused with 400 to 428, masked. Null: no body, or too large to be stored."
      },
      "body_omitted": {
        "type": "boolean",
        "description": "The body was too large to be stored."
      }
    },
    "required": [
      "time",
      "method",
      "path",
      "query",
      "status",
      "problem_code",
      "errors",
      "duration_ms",
      "request_id",
      "idempotency_key",
      "api_key_last_four",
      "body",
      "body_omitted"
    ],
    "description": "A request of the log, as partners and operators see it."
  },
  "OpenStatus": {
    "type": "string",
    "enum": [
      "PENDING",
      "ASSIGNED",
      "ACCEPTED",
      "STARTED",
      "PICKED"
    ],
    "description": "The statuses of an open order."
  },
  "OpenedDeadLetter": {
    "type": "object",
    "properties": {
      "letter_id": {
        "type": "string",
        "description": "Topic and place, e.g. `dispatch.rider-events.v1:17`."
      },
      "topic": {
        "type": "string",
        "description": "The topic to which it was sent."
      },
      "key": {
        "type": "string",
        "description": "For a rider event: the id of the order."
      },
      "type": {
        "type": "string",
        "description": "Empty if the sender set none."
      },
      "reason": {
        "type": "string",
        "description": "A code, e.g. `too_late`."
      },
      "detail": {
        "type": "string"
      },
      "group": {
        "type": "string",
        "description": "The consumer group that could not handle it."
      },
      "tries": {
        "type": "integer"
      },
      "dead_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "status": {
        "$ref": "#/components/schemas/DeadLetterStatus"
      },
      "decision": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DeadLetterDecision"
          },
          {
            "type": "null"
          }
        ]
      },
      "headers": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      },
      "size": {
        "type": "integer",
        "description": "The size of the value in bytes."
      },
      "text": {
        "type": [
          "string",
          "null"
        ],
        "description": "The value as text, at most the first 64 KiB. Null if its bytes are not UTF-8."
      },
      "bytes": {
        "type": "string",
        "description": "The bytes of the value as sent, at most the first 256 KiB, in base64."
      }
    },
    "required": [
      "bytes",
      "dead_at",
      "decision",
      "detail",
      "group",
      "headers",
      "key",
      "letter_id",
      "reason",
      "size",
      "status",
      "text",
      "topic",
      "tries",
      "type"
    ],
    "description": "A dead letter with everything that was sent."
  },
  "OperatorRole": {
    "type": "string",
    "enum": [
      "operator",
      "auditor"
    ]
  },
  "OperatorTokenList": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ListedOperatorToken"
        }
      }
    },
    "required": [
      "data"
    ],
    "description": "The token of the setting first, then the named ones, oldest first. At most 101."
  },
  "OrderDetails": {
    "type": "object",
    "properties": {
      "assigned_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "accepted_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "started_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "picked_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "completed_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "cancelled_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "receiver_name": {
        "type": "string"
      },
      "receiver_phone_number": {
        "type": "string"
      },
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "is_freelancer": {
        "type": "boolean"
      },
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "item_price": {
        "type": [
          "number",
          "null"
        ],
        "description": "The declared value in BDT."
      },
      "item_name": {
        "type": [
          "string",
          "null"
        ]
      },
      "parcel_comment": {
        "type": [
          "string",
          "null"
        ]
      },
      "detailed_address": {
        "type": [
          "string",
          "null"
        ]
      },
      "callback_url": {
        "type": [
          "string",
          "null"
        ]
      },
      "pickup_address_text": {
        "type": "string"
      },
      "estimated_pickup_address_latitude": {
        "type": "number"
      },
      "estimated_pickup_address_longitude": {
        "type": "number"
      },
      "receiver_address_text": {
        "type": "string"
      },
      "estimated_receiver_address_latitude": {
        "type": "number"
      },
      "estimated_receiver_address_longitude": {
        "type": "number"
      },
      "parcel_type": {
        "$ref": "#/components/schemas/ParcelType"
      },
      "order_id": {
        "type": "string"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "parcel_status": {
        "$ref": "#/components/schemas/OrderStatus"
      },
      "previous_status": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/OrderStatus"
          },
          {
            "type": "null"
          }
        ]
      },
      "tracking_url": {
        "type": "string",
        "description": "The page for the receiver.",
        "format": "uri"
      },
      "quotation": {
        "$ref": "#/components/schemas/Quotation"
      },
      "driver_info": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DriverInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "rider_id": {
        "type": [
          "integer",
          "null"
        ]
      },
      "rider_latitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "rider_longitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "time_to_pickup": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Whole minutes."
      },
      "duration": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Whole minutes."
      },
      "eta": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "cancellation_reason": {
        "type": [
          "string",
          "null"
        ]
      },
      "cancelled_by": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/CancelledBy"
          },
          {
            "type": "null"
          }
        ]
      },
      "attempt": {
        "type": "integer"
      },
      "retry_of_order_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "retried_by_order_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "metadata": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      },
      "allowed_actions": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AllowedAction"
        }
      },
      "sequence": {
        "type": "integer",
        "description": "The number of the last event of the order, from 1."
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "history": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/HistoryEntry"
        }
      }
    },
    "required": [
      "accepted_at",
      "allowed_actions",
      "assigned_at",
      "attempt",
      "callback_url",
      "cancellation_reason",
      "cancelled_at",
      "cancelled_by",
      "completed_at",
      "created_at",
      "detailed_address",
      "driver_info",
      "driver_type",
      "duration",
      "environment",
      "estimated_pickup_address_latitude",
      "estimated_pickup_address_longitude",
      "estimated_receiver_address_latitude",
      "estimated_receiver_address_longitude",
      "eta",
      "history",
      "is_freelancer",
      "item_name",
      "item_price",
      "metadata",
      "order_id",
      "parcel_comment",
      "parcel_status",
      "parcel_type",
      "partner_reference_id",
      "picked_at",
      "pickup_address_text",
      "previous_status",
      "quotation",
      "receiver_address_text",
      "receiver_name",
      "receiver_phone_number",
      "retried_by_order_id",
      "retry_of_order_id",
      "rider_id",
      "rider_latitude",
      "rider_longitude",
      "sequence",
      "started_at",
      "time_to_pickup",
      "tracking_url",
      "updated_at"
    ],
    "description": "The response of the details endpoint: the record and its history."
  },
  "OrderEventName": {
    "type": "string",
    "enum": [
      "ORDER_CREATED",
      "ASSIGNED",
      "ACCEPTED",
      "STARTED",
      "PICKED",
      "COMPLETED",
      "CANCELLED",
      "RETRIED",
      "RIDER_REPLACED"
    ]
  },
  "OrderFigures": {
    "type": "object",
    "properties": {
      "orders": {
        "type": "integer"
      },
      "total_price": {
        "type": "integer"
      }
    },
    "required": [
      "orders",
      "total_price"
    ],
    "description": "Orders and the sum of their prices, in whole BDT."
  },
  "OrderList": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OrderSummary"
        }
      },
      "pagination": {
        "$ref": "#/components/schemas/OrderPagination"
      }
    },
    "required": [
      "data",
      "pagination"
    ]
  },
  "OrderPagination": {
    "type": "object",
    "properties": {
      "page": {
        "type": "integer"
      },
      "limit": {
        "type": "integer"
      },
      "total": {
        "type": "integer"
      },
      "total_pages": {
        "type": "integer"
      },
      "has_more": {
        "type": "boolean"
      },
      "next_after": {
        "type": [
          "string",
          "null"
        ],
        "description": "Send it as `after` to get the orders that follow. Null after the last one."
      }
    },
    "required": [
      "has_more",
      "limit",
      "next_after",
      "page",
      "total",
      "total_pages"
    ],
    "description": "A page of orders, and the cursor of the next page."
  },
  "OrderProblem": {
    "type": "object",
    "properties": {
      "type": {
        "type": "string",
        "description": "The page that explains the code.",
        "format": "uri"
      },
      "title": {
        "type": "string"
      },
      "status": {
        "type": "integer",
        "description": "The status that the order alone would have been answered with."
      },
      "detail": {
        "type": "string",
        "description": "The fault, and how to correct it."
      },
      "code": {
        "$ref": "#/components/schemas/ProblemCode"
      },
      "errors": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldError"
        },
        "description": "With `validation_failed`: the invalid fields of this order. Empty with any other code."
      },
      "fields": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "The fields at fault that another code names, e.g. `outside_service_area`."
      }
    },
    "required": [
      "type",
      "title",
      "status",
      "detail",
      "code",
      "errors",
      "fields"
    ],
    "description": "Why one order of many was refused. The members have the same meaning as in a problem."
  },
  "OrderProof": {
    "type": "object",
    "properties": {
      "order_id": {
        "type": "string"
      },
      "verifier_key": {
        "type": [
          "string",
          "null"
        ],
        "description": "The public key that verifies the checkpoint, as in C2SP signed-note. Null while there is no checkpoint."
      },
      "checkpoint": {
        "type": [
          "string",
          "null"
        ],
        "description": "The last checkpoint, as in C2SP tlog-checkpoint."
      },
      "events": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ProvenEvent"
        }
      },
      "has_more": {
        "type": "boolean",
        "description": "Whether the order has more events than the 100 that an answer holds."
      }
    },
    "required": [
      "order_id",
      "verifier_key",
      "checkpoint",
      "events",
      "has_more"
    ],
    "description": "The recorded events of an order with their proofs."
  },
  "OrderRecord": {
    "type": "object",
    "properties": {
      "assigned_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "accepted_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "started_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "picked_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "completed_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "cancelled_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "receiver_name": {
        "type": "string"
      },
      "receiver_phone_number": {
        "type": "string"
      },
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "is_freelancer": {
        "type": "boolean"
      },
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "item_price": {
        "type": [
          "number",
          "null"
        ],
        "description": "The declared value in BDT."
      },
      "item_name": {
        "type": [
          "string",
          "null"
        ]
      },
      "parcel_comment": {
        "type": [
          "string",
          "null"
        ]
      },
      "detailed_address": {
        "type": [
          "string",
          "null"
        ]
      },
      "callback_url": {
        "type": [
          "string",
          "null"
        ]
      },
      "pickup_address_text": {
        "type": "string"
      },
      "estimated_pickup_address_latitude": {
        "type": "number"
      },
      "estimated_pickup_address_longitude": {
        "type": "number"
      },
      "receiver_address_text": {
        "type": "string"
      },
      "estimated_receiver_address_latitude": {
        "type": "number"
      },
      "estimated_receiver_address_longitude": {
        "type": "number"
      },
      "parcel_type": {
        "$ref": "#/components/schemas/ParcelType"
      },
      "order_id": {
        "type": "string"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "parcel_status": {
        "$ref": "#/components/schemas/OrderStatus"
      },
      "previous_status": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/OrderStatus"
          },
          {
            "type": "null"
          }
        ]
      },
      "tracking_url": {
        "type": "string",
        "description": "The page for the receiver.",
        "format": "uri"
      },
      "quotation": {
        "$ref": "#/components/schemas/Quotation"
      },
      "driver_info": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DriverInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "rider_id": {
        "type": [
          "integer",
          "null"
        ]
      },
      "rider_latitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "rider_longitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "time_to_pickup": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Whole minutes."
      },
      "duration": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Whole minutes."
      },
      "eta": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "cancellation_reason": {
        "type": [
          "string",
          "null"
        ]
      },
      "cancelled_by": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/CancelledBy"
          },
          {
            "type": "null"
          }
        ]
      },
      "attempt": {
        "type": "integer"
      },
      "retry_of_order_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "retried_by_order_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "metadata": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      },
      "allowed_actions": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AllowedAction"
        }
      },
      "sequence": {
        "type": "integer",
        "description": "The number of the last event of the order, from 1."
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      }
    },
    "required": [
      "accepted_at",
      "allowed_actions",
      "assigned_at",
      "attempt",
      "callback_url",
      "cancellation_reason",
      "cancelled_at",
      "cancelled_by",
      "completed_at",
      "created_at",
      "detailed_address",
      "driver_info",
      "driver_type",
      "duration",
      "environment",
      "estimated_pickup_address_latitude",
      "estimated_pickup_address_longitude",
      "estimated_receiver_address_latitude",
      "estimated_receiver_address_longitude",
      "eta",
      "is_freelancer",
      "item_name",
      "item_price",
      "metadata",
      "order_id",
      "parcel_comment",
      "parcel_status",
      "parcel_type",
      "partner_reference_id",
      "picked_at",
      "pickup_address_text",
      "previous_status",
      "quotation",
      "receiver_address_text",
      "receiver_name",
      "receiver_phone_number",
      "retried_by_order_id",
      "retry_of_order_id",
      "rider_id",
      "rider_latitude",
      "rider_longitude",
      "sequence",
      "started_at",
      "time_to_pickup",
      "tracking_url",
      "updated_at"
    ],
    "description": "The order for partners. Absent values are null, never missing."
  },
  "OrderStatus": {
    "type": "string",
    "enum": [
      "PENDING",
      "ASSIGNED",
      "ACCEPTED",
      "STARTED",
      "PICKED",
      "COMPLETED",
      "CANCELLED"
    ]
  },
  "OrderStatusView": {
    "type": "object",
    "properties": {
      "order_id": {
        "type": "string"
      },
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "parcel_status": {
        "$ref": "#/components/schemas/OrderStatus"
      },
      "previous_status": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/OrderStatus"
          },
          {
            "type": "null"
          }
        ]
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "rider_id": {
        "type": [
          "integer",
          "null"
        ]
      },
      "rider_latitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "rider_longitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "is_freelancer": {
        "type": "boolean"
      },
      "time_to_pickup": {
        "type": [
          "integer",
          "null"
        ]
      },
      "duration": {
        "type": [
          "integer",
          "null"
        ]
      },
      "eta": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "sequence": {
        "type": "integer"
      }
    },
    "required": [
      "order_id",
      "partner_reference_id",
      "parcel_status",
      "previous_status",
      "updated_at",
      "rider_id",
      "rider_latitude",
      "rider_longitude",
      "driver_type",
      "is_freelancer",
      "time_to_pickup",
      "duration",
      "eta",
      "sequence"
    ],
    "description": "The response of the status endpoint."
  },
  "OrderSummary": {
    "type": "object",
    "properties": {
      "order_id": {
        "type": "string"
      },
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "parcel_status": {
        "$ref": "#/components/schemas/OrderStatus"
      },
      "previous_status": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/OrderStatus"
          },
          {
            "type": "null"
          }
        ]
      },
      "total_price": {
        "type": "integer"
      },
      "receiver_name": {
        "type": "string"
      },
      "receiver_address_text": {
        "type": "string"
      },
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "tracking_url": {
        "type": "string",
        "description": "The page for the receiver.",
        "format": "uri"
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      }
    },
    "required": [
      "order_id",
      "partner_reference_id",
      "parcel_status",
      "previous_status",
      "total_price",
      "receiver_name",
      "receiver_address_text",
      "driver_type",
      "tracking_url",
      "created_at",
      "updated_at"
    ],
    "description": "An order in a list."
  },
  "OverdueOrder": {
    "type": "object",
    "properties": {
      "partner_id": {
        "type": "string"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "order_id": {
        "type": "string"
      },
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "parcel_status": {
        "$ref": "#/components/schemas/OpenStatus"
      },
      "since": {
        "$ref": "#/components/schemas/DhakaTime",
        "description": "The time since which it has this status."
      },
      "sequence": {
        "type": "integer",
        "description": "The number of the event that led to the status, from 1."
      },
      "minutes": {
        "type": "integer"
      }
    },
    "required": [
      "created_at",
      "environment",
      "minutes",
      "order_id",
      "parcel_status",
      "partner_id",
      "partner_reference_id",
      "sequence",
      "since"
    ],
    "description": "An open order, and for how many whole minutes it has had its status."
  },
  "OverdueOrderList": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OverdueOrder"
        }
      },
      "pagination": {
        "$ref": "#/components/schemas/Pagination"
      }
    },
    "required": [
      "data",
      "pagination"
    ]
  },
  "OwnedOrder": {
    "type": "object",
    "properties": {
      "assigned_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "accepted_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "started_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "picked_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "completed_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "cancelled_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "receiver_name": {
        "type": "string"
      },
      "receiver_phone_number": {
        "type": "string"
      },
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "is_freelancer": {
        "type": "boolean"
      },
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "item_price": {
        "type": [
          "number",
          "null"
        ],
        "description": "The declared value in BDT."
      },
      "item_name": {
        "type": [
          "string",
          "null"
        ]
      },
      "parcel_comment": {
        "type": [
          "string",
          "null"
        ]
      },
      "detailed_address": {
        "type": [
          "string",
          "null"
        ]
      },
      "callback_url": {
        "type": [
          "string",
          "null"
        ]
      },
      "pickup_address_text": {
        "type": "string"
      },
      "estimated_pickup_address_latitude": {
        "type": "number"
      },
      "estimated_pickup_address_longitude": {
        "type": "number"
      },
      "receiver_address_text": {
        "type": "string"
      },
      "estimated_receiver_address_latitude": {
        "type": "number"
      },
      "estimated_receiver_address_longitude": {
        "type": "number"
      },
      "parcel_type": {
        "$ref": "#/components/schemas/ParcelType"
      },
      "order_id": {
        "type": "string"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "parcel_status": {
        "$ref": "#/components/schemas/OrderStatus"
      },
      "previous_status": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/OrderStatus"
          },
          {
            "type": "null"
          }
        ]
      },
      "tracking_url": {
        "type": "string",
        "description": "The page for the receiver.",
        "format": "uri"
      },
      "quotation": {
        "$ref": "#/components/schemas/Quotation"
      },
      "driver_info": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DriverInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "rider_id": {
        "type": [
          "integer",
          "null"
        ]
      },
      "rider_latitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "rider_longitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "time_to_pickup": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Whole minutes."
      },
      "duration": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Whole minutes."
      },
      "eta": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "cancellation_reason": {
        "type": [
          "string",
          "null"
        ]
      },
      "cancelled_by": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/CancelledBy"
          },
          {
            "type": "null"
          }
        ]
      },
      "attempt": {
        "type": "integer"
      },
      "retry_of_order_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "retried_by_order_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "metadata": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      },
      "allowed_actions": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AllowedAction"
        }
      },
      "sequence": {
        "type": "integer",
        "description": "The number of the last event of the order, from 1."
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "history": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/HistoryEntry"
        }
      },
      "partner_id": {
        "type": "string"
      }
    },
    "required": [
      "accepted_at",
      "allowed_actions",
      "assigned_at",
      "attempt",
      "callback_url",
      "cancellation_reason",
      "cancelled_at",
      "cancelled_by",
      "completed_at",
      "created_at",
      "detailed_address",
      "driver_info",
      "driver_type",
      "duration",
      "environment",
      "estimated_pickup_address_latitude",
      "estimated_pickup_address_longitude",
      "estimated_receiver_address_latitude",
      "estimated_receiver_address_longitude",
      "eta",
      "history",
      "is_freelancer",
      "item_name",
      "item_price",
      "metadata",
      "order_id",
      "parcel_comment",
      "parcel_status",
      "parcel_type",
      "partner_id",
      "partner_reference_id",
      "picked_at",
      "pickup_address_text",
      "previous_status",
      "quotation",
      "receiver_address_text",
      "receiver_name",
      "receiver_phone_number",
      "retried_by_order_id",
      "retry_of_order_id",
      "rider_id",
      "rider_latitude",
      "rider_longitude",
      "sequence",
      "started_at",
      "time_to_pickup",
      "tracking_url",
      "updated_at"
    ],
    "description": "An order and its owner."
  },
  "OwnerWalkPage_ListedWebhook": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "delivery_id": {
              "type": "string"
            },
            "order_id": {
              "type": "string"
            },
            "event": {
              "$ref": "#/components/schemas/OrderEventName"
            },
            "event_id": {
              "type": "string"
            },
            "sequence": {
              "type": "integer"
            },
            "url": {
              "type": "string"
            },
            "environment": {
              "$ref": "#/components/schemas/Environment"
            },
            "status": {
              "$ref": "#/components/schemas/DeliveryStatus"
            },
            "next_attempt_at": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/DhakaTime"
                },
                {
                  "type": "null"
                }
              ]
            },
            "created_at": {
              "$ref": "#/components/schemas/DhakaTime"
            },
            "updated_at": {
              "$ref": "#/components/schemas/DhakaTime"
            },
            "attempt_count": {
              "type": "integer",
              "description": "The number of all attempts, including redeliveries."
            },
            "last_attempt": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/LoggedAttempt"
                },
                {
                  "type": "null"
                }
              ]
            },
            "partner_id": {
              "type": "string"
            }
          },
          "required": [
            "attempt_count",
            "created_at",
            "delivery_id",
            "environment",
            "event",
            "event_id",
            "last_attempt",
            "next_attempt_at",
            "order_id",
            "partner_id",
            "sequence",
            "status",
            "updated_at",
            "url"
          ]
        }
      },
      "next_after": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null after the last page."
      }
    },
    "required": [
      "data",
      "next_after"
    ],
    "description": "A page over all owners. A page can be short or empty and still not be the last one."
  },
  "OwnerWalkPage_OrderSummary": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "order_id": {
              "type": "string"
            },
            "partner_reference_id": {
              "type": [
                "string",
                "null"
              ]
            },
            "parcel_status": {
              "$ref": "#/components/schemas/OrderStatus"
            },
            "previous_status": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/OrderStatus"
                },
                {
                  "type": "null"
                }
              ]
            },
            "total_price": {
              "type": "integer"
            },
            "receiver_name": {
              "type": "string"
            },
            "receiver_address_text": {
              "type": "string"
            },
            "driver_type": {
              "$ref": "#/components/schemas/DriverType"
            },
            "tracking_url": {
              "type": "string",
              "description": "The page for the receiver.",
              "format": "uri"
            },
            "created_at": {
              "$ref": "#/components/schemas/DhakaTime"
            },
            "updated_at": {
              "$ref": "#/components/schemas/DhakaTime"
            },
            "partner_id": {
              "type": "string"
            },
            "environment": {
              "$ref": "#/components/schemas/Environment"
            }
          },
          "required": [
            "created_at",
            "driver_type",
            "environment",
            "order_id",
            "parcel_status",
            "partner_id",
            "partner_reference_id",
            "previous_status",
            "receiver_address_text",
            "receiver_name",
            "total_price",
            "tracking_url",
            "updated_at"
          ]
        }
      },
      "next_after": {
        "type": [
          "string",
          "null"
        ],
        "description": "Null after the last page."
      }
    },
    "required": [
      "data",
      "next_after"
    ],
    "description": "A page over all owners. A page can be short or empty and still not be the last one."
  },
  "Pagination": {
    "type": "object",
    "properties": {
      "page": {
        "type": "integer"
      },
      "limit": {
        "type": "integer"
      },
      "total": {
        "type": "integer"
      },
      "total_pages": {
        "type": "integer"
      },
      "has_more": {
        "type": "boolean"
      }
    },
    "required": [
      "page",
      "limit",
      "total",
      "total_pages",
      "has_more"
    ],
    "description": "A page of a list as partners receive it."
  },
  "ParcelType": {
    "type": "integer",
    "enum": [
      1,
      2,
      3,
      4
    ],
    "description": "1 Document, 2 Small, 3 Medium, 4 Large."
  },
  "ParkedStream": {
    "type": "object",
    "properties": {
      "follower": {
        "type": "string"
      },
      "stream": {
        "type": "string"
      },
      "revision": {
        "type": "integer",
        "description": "The revision of the event that could not be handled. All earlier events were handled."
      },
      "position": {
        "type": "string",
        "description": "The position of that event, in decimal."
      },
      "reason": {
        "type": "string"
      },
      "parked_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "released_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "The time at which an operator released the stream. Null again when the follower has resumed it."
      }
    },
    "required": [
      "follower",
      "stream",
      "revision",
      "position",
      "reason",
      "parked_at",
      "released_at"
    ],
    "description": "A stream that a follower skips, from an event on that it could not handle."
  },
  "ParkedStreamList": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ParkedStream"
        }
      }
    },
    "required": [
      "data"
    ]
  },
  "PartnerChoice": {
    "type": "object",
    "properties": {
      "partner_id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      }
    },
    "required": [
      "partner_id",
      "name"
    ],
    "description": "A partner to which an e-mail address and a password give access."
  },
  "PartnerDetails": {
    "type": "object",
    "properties": {
      "partner_id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "email": {
        "type": "string"
      },
      "suspended": {
        "type": "boolean"
      },
      "rate_limits": {
        "$ref": "#/components/schemas/RateLimits"
      },
      "api_keys": {
        "type": "object",
        "properties": {
          "sandbox": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeySummary"
            }
          },
          "production": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeySummary"
            }
          }
        },
        "required": [
          "sandbox",
          "production"
        ],
        "description": "Newest first."
      },
      "callback_urls": {
        "type": "object",
        "properties": {
          "sandbox": {
            "type": [
              "string",
              "null"
            ]
          },
          "production": {
            "type": [
              "string",
              "null"
            ]
          }
        },
        "required": [
          "sandbox",
          "production"
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "storage": {
        "type": "object",
        "properties": {
          "sandbox": {
            "$ref": "#/components/schemas/PartnerStorageUse"
          },
          "production": {
            "$ref": "#/components/schemas/PartnerStorageUse"
          }
        },
        "required": [
          "sandbox",
          "production"
        ]
      }
    },
    "required": [
      "api_keys",
      "callback_urls",
      "created_at",
      "email",
      "name",
      "partner_id",
      "rate_limits",
      "storage",
      "suspended",
      "updated_at"
    ],
    "description": "A partner without its secrets, and how much it has stored."
  },
  "PartnerList": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PartnerSummary"
        }
      },
      "pagination": {
        "$ref": "#/components/schemas/Pagination"
      }
    },
    "required": [
      "data",
      "pagination"
    ]
  },
  "PartnerStorageUse": {
    "type": "object",
    "properties": {
      "stored_bytes": {
        "type": "integer"
      },
      "limit_bytes": {
        "type": "integer",
        "description": "Above it, no order is created or retried and no webhook is redelivered by the partner."
      }
    },
    "required": [
      "stored_bytes",
      "limit_bytes"
    ],
    "description": "What the events of one partner's orders and webhooks take in an environment."
  },
  "PartnerSummary": {
    "type": "object",
    "properties": {
      "partner_id": {
        "type": "string"
      },
      "name": {
        "type": "string"
      },
      "email": {
        "type": "string"
      },
      "suspended": {
        "type": "boolean"
      },
      "rate_limits": {
        "$ref": "#/components/schemas/RateLimits"
      },
      "api_keys": {
        "type": "object",
        "properties": {
          "sandbox": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeySummary"
            }
          },
          "production": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeySummary"
            }
          }
        },
        "required": [
          "sandbox",
          "production"
        ],
        "description": "Newest first."
      },
      "callback_urls": {
        "type": "object",
        "properties": {
          "sandbox": {
            "type": [
              "string",
              "null"
            ]
          },
          "production": {
            "type": [
              "string",
              "null"
            ]
          }
        },
        "required": [
          "sandbox",
          "production"
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      }
    },
    "required": [
      "partner_id",
      "name",
      "email",
      "suspended",
      "rate_limits",
      "api_keys",
      "callback_urls",
      "created_at",
      "updated_at"
    ],
    "description": "A partner without its secrets, which can be sent out."
  },
  "PasswordResetLink": {
    "type": "object",
    "properties": {
      "user_id": {
        "type": "string"
      },
      "reset_token": {
        "type": "string",
        "description": "Returned only here; works once."
      },
      "reset_url": {
        "type": "string",
        "format": "uri"
      },
      "expires_at": {
        "$ref": "#/components/schemas/DhakaTime"
      }
    },
    "required": [
      "user_id",
      "reset_token",
      "reset_url",
      "expires_at"
    ]
  },
  "PriceLine": {
    "type": "object",
    "properties": {
      "code": {
        "type": "string",
        "enum": [
          "base_fare",
          "distance_fare",
          "parcel_surcharge",
          "rounding"
        ]
      },
      "label": {
        "type": "string"
      },
      "amount": {
        "type": "integer"
      }
    },
    "required": [
      "code",
      "label",
      "amount"
    ],
    "description": "One line of a price. `amount`: whole BDT."
  },
  "PricedOutcome": {
    "type": "object",
    "properties": {
      "index": {
        "type": "integer",
        "description": "The place of the order in the request, from 0."
      },
      "outcome": {
        "type": "string",
        "const": "priced"
      },
      "quotation": {
        "$ref": "#/components/schemas/Quotation"
      }
    },
    "required": [
      "index",
      "outcome",
      "quotation"
    ],
    "description": "Of a dry run: the order could be created for this price."
  },
  "Problem": {
    "type": "object",
    "properties": {
      "retry_after": {
        "type": "integer",
        "description": "With `rate_limited`, `test_under_way`, `sign_in_locked` and `temporarily_unavailable`: seconds, as in `Retry-After`."
      },
      "reason": {
        "type": "string",
        "enum": [
          "disk_full",
          "rebuilding"
        ],
        "description": "With `temporarily_unavailable`: the cause, if it is one of these. Nothing was changed."
      },
      "percent": {
        "type": [
          "number",
          "null"
        ],
        "description": "With the reason `rebuilding`: how much is done."
      },
      "parcel_status": {
        "$ref": "#/components/schemas/OrderStatus",
        "description": "With `order_not_cancellable` and `order_not_retryable`: the present status."
      },
      "fields": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "The fields of the request that cause the problem."
      },
      "expired_at": {
        "type": "string",
        "description": "With `quotation_expired`."
      },
      "partners": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PartnerChoice"
        },
        "description": "With `partner_choice_required`: the partners to choose from."
      },
      "role": {
        "type": "string",
        "description": "With `role_not_allowed`: the role of the user."
      },
      "limit": {
        "type": "integer",
        "description": "With `too_many_users` and `too_many_operator_tokens`: the largest number."
      },
      "limit_mb": {
        "type": "integer",
        "description": "With `storage_limit_reached`, in MiB."
      },
      "limit_bytes": {
        "type": "integer",
        "description": "With `payload_too_large`."
      },
      "allow": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "With `method_not_allowed`: the methods of the path."
      },
      "name": {
        "type": "string",
        "description": "With `operator_token_exists`: the name of the token."
      },
      "letter_status": {
        "type": "string",
        "description": "With `dead_letter_settled`: the decision."
      },
      "order_id": {
        "type": "string",
        "description": "The order that was not found."
      },
      "delivery_id": {
        "type": "string",
        "description": "The delivery that was not found."
      },
      "redelivery_id": {
        "type": "string",
        "description": "The redelivery that was not found."
      },
      "partner_id": {
        "type": "string",
        "description": "The partner that was not found."
      },
      "token_id": {
        "type": "string",
        "description": "The token that was not found."
      },
      "letter_id": {
        "type": "string",
        "description": "The dead letter that was not found or is settled."
      },
      "follower": {
        "type": "string",
        "description": "The follower of a stream that was not found."
      },
      "stream": {
        "type": "string",
        "description": "The parked stream that was not found."
      },
      "type": {
        "type": "string",
        "description": "The page that explains the code.",
        "format": "uri"
      },
      "title": {
        "type": "string"
      },
      "status": {
        "type": "integer"
      },
      "detail": {
        "type": "string",
        "description": "The fault, and how to correct it."
      },
      "instance": {
        "type": "string",
        "description": "The path of the request."
      },
      "code": {
        "$ref": "#/components/schemas/ProblemCode"
      },
      "request_id": {
        "type": "string"
      },
      "errors": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldError"
        },
        "description": "With `validation_failed`: every invalid field."
      }
    },
    "required": [
      "type",
      "title",
      "status",
      "detail",
      "instance",
      "code",
      "request_id"
    ],
    "description": "Problem details, RFC 9457. Some codes have further members, e.g. `parcel_status`. New ones may be added."
  },
  "ProblemCode": {
    "type": "string",
    "enum": [
      "order_not_found",
      "order_not_cancellable",
      "order_not_retryable",
      "idempotency_key_reused",
      "quotation_invalid",
      "quotation_expired",
      "quotation_mismatch",
      "outside_service_area",
      "webhook_not_found",
      "malformed_request",
      "malformed_json",
      "missing_api_key",
      "invalid_api_key",
      "expired_api_key",
      "session_required",
      "session_ended",
      "sign_in_failed",
      "totp_required",
      "wrong_password",
      "confirmation_required",
      "sign_in_locked",
      "partner_choice_required",
      "cross_site_request",
      "role_not_allowed",
      "link_invalid",
      "user_not_found",
      "user_exists",
      "too_many_users",
      "last_owner",
      "password_changed",
      "totp_unavailable",
      "totp_active",
      "totp_not_enrolled",
      "operator_unauthorized",
      "auditor_may_only_read",
      "operator_token_exists",
      "too_many_operator_tokens",
      "operator_token_not_found",
      "dispatch_unauthorized",
      "partner_suspended",
      "storage_limit_reached",
      "webhook_not_ours",
      "partner_not_found",
      "redelivery_not_found",
      "dead_letter_not_found",
      "dead_letter_settled",
      "parked_stream_not_found",
      "not_found",
      "method_not_allowed",
      "payload_too_large",
      "unsupported_media_type",
      "misdirected_request",
      "validation_failed",
      "rate_limited",
      "test_under_way",
      "temporarily_unavailable",
      "internal_error"
    ]
  },
  "Projection": {
    "type": "object",
    "properties": {
      "projection": {
        "type": "string"
      },
      "builds": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ProjectionBuild"
        }
      }
    },
    "required": [
      "projection",
      "builds"
    ],
    "description": "A read model that a follower computes from events, and its builds, oldest first."
  },
  "ProjectionBuild": {
    "type": "object",
    "properties": {
      "number": {
        "type": "integer"
      },
      "version": {
        "type": "integer",
        "description": "The version of its stored form."
      },
      "state": {
        "type": "string",
        "enum": [
          "building",
          "serving",
          "kept"
        ],
        "description": "`building`: it does not serve yet. `serving`: requests are answered from it. `kept`: a former one, which is kept current."
      },
      "began_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "completed_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "The time at which it began to serve. Null while it is built."
      },
      "percent": {
        "type": [
          "number",
          "null"
        ],
        "description": "How much of the events it has handled, in percent. Null before the first report, and after it has begun to serve.",
        "minimum": 0,
        "maximum": 100
      },
      "events_per_second": {
        "type": [
          "integer",
          "null"
        ],
        "description": "The events that it handled in the last second. Null like `percent`.",
        "minimum": 0
      }
    },
    "required": [
      "number",
      "version",
      "state",
      "began_at",
      "completed_at",
      "percent",
      "events_per_second"
    ],
    "description": "One computation of a projection from the events."
  },
  "ProjectionList": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Projection"
        }
      }
    },
    "required": [
      "data"
    ]
  },
  "ProvenEvent": {
    "type": "object",
    "properties": {
      "sequence": {
        "type": "integer",
        "description": "The number of the event in the order, from 1."
      },
      "type": {
        "type": "string"
      },
      "recorded_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "data": {
        "type": "string",
        "description": "The data as stored, as the RFC 8785 JSON whose SHA-256 is in the leaf."
      },
      "leaf": {
        "type": "string",
        "description": "The RFC 8785 JSON that is hashed into the log."
      },
      "proof": {
        "type": [
          "string",
          "null"
        ],
        "description": "The inclusion proof as in C2SP tlog-proof, with the checkpoint. Null: no checkpoint covers the event yet."
      },
      "proof_due_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "The time by which a checkpoint covers the event. Null if one does already."
      }
    },
    "required": [
      "sequence",
      "type",
      "recorded_at",
      "data",
      "leaf",
      "proof",
      "proof_due_at"
    ],
    "description": "A recorded event of the order, and its place in the transparency log."
  },
  "PublishedRiderEvents": {
    "type": "object",
    "properties": {
      "accepted": {
        "type": "integer"
      },
      "rejected": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/RejectedRiderEvent"
        }
      }
    },
    "required": [
      "accepted",
      "rejected"
    ],
    "description": "The accepted and the refused rider events of a request."
  },
  "Quotation": {
    "type": "object",
    "properties": {
      "quotation_id": {
        "type": "string"
      },
      "currency": {
        "type": "string",
        "const": "BDT"
      },
      "total_price": {
        "type": "integer"
      },
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "parcel_type": {
        "$ref": "#/components/schemas/ParcelType"
      },
      "distance_km": {
        "type": "number"
      },
      "time_to_pickup": {
        "type": "integer"
      },
      "duration": {
        "type": "integer"
      },
      "distance_source": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DistanceSource"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null in older quotations."
      },
      "breakdown": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PriceLine"
        }
      },
      "options": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/QuotationOption"
        }
      },
      "tariff_version": {
        "type": "string"
      },
      "expires_at": {
        "$ref": "#/components/schemas/DhakaTime"
      }
    },
    "required": [
      "quotation_id",
      "currency",
      "total_price",
      "driver_type",
      "parcel_type",
      "distance_km",
      "time_to_pickup",
      "duration",
      "distance_source",
      "breakdown",
      "options",
      "tariff_version",
      "expires_at"
    ],
    "description": "A price that is valid for an order until it expires. Prices are whole BDT, times whole minutes, distances km with two decimals."
  },
  "QuotationOption": {
    "type": "object",
    "properties": {
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "total_price": {
        "type": "integer"
      },
      "time_to_pickup": {
        "type": "integer"
      },
      "duration": {
        "type": "integer"
      }
    },
    "required": [
      "driver_type",
      "total_price",
      "time_to_pickup",
      "duration"
    ],
    "description": "The price of another kind of driver for the same route."
  },
  "RateLimit": {
    "type": "object",
    "properties": {
      "write": {
        "type": "integer"
      },
      "read": {
        "type": "integer"
      }
    },
    "required": [
      "write",
      "read"
    ],
    "description": "Requests per minute: `write` for requests that change something, `read` for all others."
  },
  "RateLimits": {
    "type": "object",
    "properties": {
      "sandbox": {
        "$ref": "#/components/schemas/RateLimit"
      },
      "production": {
        "$ref": "#/components/schemas/RateLimit"
      }
    },
    "required": [
      "sandbox",
      "production"
    ]
  },
  "RecoveryCodes": {
    "type": "object",
    "properties": {
      "recovery_codes": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "recovery_codes"
    ],
    "description": "Ten codes, shown this once. Each works once in place of a one-time code."
  },
  "RedeliveryProgress": {
    "type": "object",
    "properties": {
      "redelivery_id": {
        "type": "string"
      },
      "requested_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "created_at_from": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "Its filter: webhooks that were created then or later (null: all), and only those in review, or all that had ended."
      },
      "status": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "manual_review",
          "discarded",
          null
        ]
      },
      "accepted": {
        "type": "integer",
        "description": "The number of matching webhooks when it was requested."
      },
      "redelivered": {
        "type": "integer",
        "description": "The number of webhooks that it has started. The log shows their results."
      },
      "finished_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null while it is in progress."
      }
    },
    "required": [
      "redelivery_id",
      "requested_at",
      "created_at_from",
      "status",
      "accepted",
      "redelivered",
      "finished_at"
    ],
    "description": "The progress of a redelivery of many webhooks."
  },
  "ReencryptedSecrets": {
    "type": "object",
    "properties": {
      "partner_id": {
        "type": "string"
      },
      "reencrypted": {
        "type": "integer",
        "description": "The number of secrets that were encrypted with the first key of `SECRETS_KEY` by this call."
      },
      "not_decrypted": {
        "type": "integer",
        "description": "The number of secrets that none of the keys can decrypt. They stay unchanged."
      }
    },
    "required": [
      "partner_id",
      "reencrypted",
      "not_decrypted"
    ],
    "description": "The result of encrypting the secrets of a partner again."
  },
  "RefusedOutcome": {
    "type": "object",
    "properties": {
      "index": {
        "type": "integer",
        "description": "The place of the order in the request, from 0."
      },
      "outcome": {
        "type": "string",
        "const": "refused"
      },
      "problem": {
        "$ref": "#/components/schemas/OrderProblem"
      }
    },
    "required": [
      "index",
      "outcome",
      "problem"
    ],
    "description": "The order was not created, and does not use up its idempotency key."
  },
  "RejectedRiderEvent": {
    "type": "object",
    "properties": {
      "index": {
        "type": "integer"
      },
      "errors": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FieldError"
        }
      }
    },
    "required": [
      "index",
      "errors"
    ],
    "description": "A refused rider event, by its index in the request."
  },
  "RepairedOrder": {
    "type": "object",
    "properties": {
      "order_id": {
        "type": "string"
      },
      "view_rewritten": {
        "type": "boolean"
      },
      "published_event_ids": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "order_id",
      "view_rewritten",
      "published_event_ids"
    ],
    "description": "The result of a repair."
  },
  "RepairedUsage": {
    "type": "object",
    "properties": {
      "status": {
        "type": "string",
        "enum": [
          "repaired",
          "under_way"
        ],
        "description": "`under_way`: the recount is in progress. Repeat the request to get its result."
      },
      "corrected_days": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Days with corrected figures; null while the recount is in progress."
      }
    },
    "required": [
      "status",
      "corrected_days"
    ],
    "description": "The result of a repair of usage figures."
  },
  "RequestPage": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/LoggedRequest"
        }
      },
      "next": {
        "type": [
          "string",
          "null"
        ],
        "description": "Send it as `after` for the next page. Null after the last page."
      },
      "has_more": {
        "type": "boolean"
      }
    },
    "required": [
      "data",
      "next",
      "has_more"
    ],
    "description": "A page of the request log, newest first. A page can have fewer requests than `limit` although there are more."
  },
  "RevokedApiKeys": {
    "type": "object",
    "properties": {
      "partner_id": {
        "type": "string"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "key_id": {
        "type": "string"
      },
      "api_key": {
        "type": "string"
      }
    },
    "required": [
      "api_key",
      "environment",
      "key_id",
      "partner_id"
    ]
  },
  "RiderEvent": {
    "type": "object",
    "properties": {
      "event_id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069 \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"
      },
      "type": {
        "type": "string",
        "enum": [
          "RIDER_ASSIGNED",
          "RIDER_ACCEPTED",
          "RIDER_STARTED",
          "PARCEL_PICKED",
          "PARCEL_DELIVERED",
          "ORDER_CANCELLED",
          "RIDER_LOCATION"
        ]
      },
      "order_id": {
        "type": "string",
        "pattern": "^ord_[0-9a-z]{26}$"
      },
      "occurred_at": {
        "type": "string",
        "pattern": "^(\\d{4})-(\\d\\d)-(\\d\\d)[Tt](\\d\\d):(\\d\\d)(?::(\\d\\d)(?:[.,](\\d{1,9}))?)?([Zz]|([+\\u2212-])(\\d\\d)(?::?(\\d\\d))?)$"
      },
      "rider": {
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "rider_id": {
            "type": "integer",
            "minimum": 1,
            "maximum": 9007199254740991
          },
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 120,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069 \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"
          },
          "phone_number": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40,
            "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069 \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"
          },
          "driver_type": {
            "type": "integer",
            "enum": [
              1,
              2
            ],
            "description": "1 (Motorcycle) or 2 (Car)"
          },
          "is_freelancer": {
            "type": "boolean"
          }
        },
        "required": [
          "rider_id",
          "name",
          "phone_number",
          "driver_type",
          "is_freelancer"
        ],
        "additionalProperties": false
      },
      "location": {
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "latitude": {
            "type": "number",
            "minimum": -90,
            "maximum": 90
          },
          "longitude": {
            "type": "number",
            "minimum": -180,
            "maximum": 180
          }
        },
        "required": [
          "latitude",
          "longitude"
        ],
        "additionalProperties": false
      },
      "time_to_pickup": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000
      },
      "duration": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500,
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"
      }
    },
    "required": [
      "event_id",
      "type",
      "order_id",
      "occurred_at"
    ],
    "additionalProperties": false,
    "allOf": [
      {
        "if": {
          "properties": {
            "type": {
              "enum": [
                "RIDER_ASSIGNED",
                "RIDER_ACCEPTED",
                "RIDER_STARTED",
                "PARCEL_PICKED",
                "PARCEL_DELIVERED",
                "RIDER_LOCATION"
              ]
            }
          }
        },
        "then": {
          "required": [
            "rider"
          ],
          "properties": {
            "rider": {
              "not": {
                "type": "null"
              }
            }
          }
        }
      },
      {
        "if": {
          "properties": {
            "type": {
              "enum": [
                "RIDER_LOCATION"
              ]
            }
          }
        },
        "then": {
          "required": [
            "location"
          ],
          "properties": {
            "location": {
              "not": {
                "type": "null"
              }
            }
          }
        }
      }
    ]
  },
  "RiderNoLongerWanted": {
    "type": "object",
    "properties": {
      "type": {
        "type": "string",
        "const": "RiderNoLongerWanted"
      },
      "event_id": {
        "type": "string"
      },
      "order_id": {
        "type": "string"
      },
      "requested_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "cancellation_reason": {
        "type": [
          "string",
          "null"
        ]
      },
      "cancelled_by": {
        "$ref": "#/components/schemas/CancelledBy"
      }
    },
    "required": [
      "type",
      "event_id",
      "order_id",
      "requested_at",
      "cancellation_reason",
      "cancelled_by"
    ],
    "description": "An order was cancelled; its rider, if it has one, is free."
  },
  "RiderWanted": {
    "type": "object",
    "properties": {
      "type": {
        "type": "string",
        "const": "RiderWanted"
      },
      "event_id": {
        "type": "string"
      },
      "order_id": {
        "type": "string"
      },
      "requested_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "sandbox_scenario": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/SandboxScenario"
          },
          {
            "type": "null"
          }
        ]
      },
      "order": {
        "$ref": "#/components/schemas/DispatchOrder"
      }
    },
    "required": [
      "type",
      "event_id",
      "order_id",
      "requested_at",
      "sandbox_scenario",
      "order"
    ],
    "description": "An order needs a rider."
  },
  "Role": {
    "type": "string",
    "enum": [
      "owner",
      "developer",
      "read_only"
    ]
  },
  "RotatedApiKey": {
    "type": "object",
    "properties": {
      "partner_id": {
        "type": "string"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "key_id": {
        "type": "string"
      },
      "api_key": {
        "type": "string"
      },
      "previous_expires_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "api_key",
      "environment",
      "key_id",
      "partner_id",
      "previous_expires_at"
    ]
  },
  "RotatedEnvironmentKey": {
    "type": "object",
    "properties": {
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "key_id": {
        "type": "string"
      },
      "api_key": {
        "type": "string"
      },
      "previous_expires_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "api_key",
      "environment",
      "key_id",
      "previous_expires_at"
    ]
  },
  "RotatedEnvironmentSecrets": {
    "type": "object",
    "properties": {
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "signing_secret": {
        "type": "string",
        "description": "`whsec_` and base64, according to Standard Webhooks."
      },
      "token": {
        "type": "string",
        "description": "`whtok_…`, the shared secret. Sent as `X-Webhook-Secret` to the origin that it belongs to, and to no other."
      },
      "previous_expires_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "environment",
      "previous_expires_at",
      "signing_secret",
      "token"
    ]
  },
  "RotatedWebhookSecret": {
    "type": "object",
    "properties": {
      "partner_id": {
        "type": "string"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "signing_secret": {
        "type": "string",
        "description": "`whsec_` and base64, according to Standard Webhooks."
      },
      "token": {
        "type": "string",
        "description": "`whtok_…`, the shared secret. Sent as `X-Webhook-Secret` to the origin that it belongs to, and to no other."
      },
      "previous_expires_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "environment",
      "partner_id",
      "previous_expires_at",
      "signing_secret",
      "token"
    ]
  },
  "SandboxScenario": {
    "type": "string",
    "enum": [
      "deliver",
      "no_rider",
      "cancelled_by_dispatch",
      "slow",
      "stuck_after_pickup",
      "duplicate_webhooks"
    ],
    "description": "The behaviour of the robot courier with a sandbox order."
  },
  "SentTestWebhook": {
    "type": "object",
    "properties": {
      "delivered": {
        "type": "boolean",
        "description": "Whether a webhook would count as delivered: 200 within 5 s."
      },
      "request": {
        "$ref": "#/components/schemas/DescribedRequest"
      },
      "started_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "duration_ms": {
        "type": "number"
      },
      "response_status": {
        "type": [
          "integer",
          "null"
        ]
      },
      "error": {
        "type": [
          "string",
          "null"
        ],
        "description": "A code, e.g. `timeout`. Null if it was delivered."
      },
      "response_excerpt": {
        "type": [
          "string",
          "null"
        ],
        "description": "At most 4 KiB."
      }
    },
    "required": [
      "delivered",
      "request",
      "started_at",
      "duration_ms",
      "response_status",
      "error",
      "response_excerpt"
    ],
    "description": "The result of a test webhook."
  },
  "Statement": {
    "type": "object",
    "properties": {
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "currency": {
        "type": "string",
        "const": "BDT"
      },
      "time_zone": {
        "type": "string",
        "const": "Asia/Dhaka",
        "description": "The time zone in which months and days begin at midnight."
      },
      "month": {
        "type": "string"
      },
      "is_final": {
        "type": "boolean",
        "description": "False: the month is not over, and more orders can be added. True: the statement does not change any more."
      },
      "charged": {
        "$ref": "#/components/schemas/OrderFigures",
        "description": "The orders of the month and the sum of their prices."
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/StatementLine"
        },
        "description": "One page of the orders, in the order of their completion."
      },
      "pagination": {
        "$ref": "#/components/schemas/Pagination"
      }
    },
    "required": [
      "environment",
      "currency",
      "time_zone",
      "month",
      "is_final",
      "charged",
      "data",
      "pagination"
    ],
    "description": "The charges of a month."
  },
  "StatementCsv": {
    "type": "string",
    "description": "CSV with one line for each order of the statement. The first line names the columns."
  },
  "StatementLine": {
    "type": "object",
    "properties": {
      "order_id": {
        "type": "string"
      },
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "attempt": {
        "type": "integer"
      },
      "retry_of_order_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "parcel_status": {
        "type": "string",
        "const": "COMPLETED"
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "completed_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "charged_at": {
        "$ref": "#/components/schemas/DhakaTime",
        "description": "The time at which the completion was recorded: the order is charged in the month of this time."
      },
      "total_price": {
        "type": "integer",
        "description": "Whole BDT."
      }
    },
    "required": [
      "order_id",
      "partner_reference_id",
      "attempt",
      "retry_of_order_id",
      "parcel_status",
      "created_at",
      "completed_at",
      "charged_at",
      "total_price"
    ],
    "description": "An order that is charged."
  },
  "TotpEnrolment": {
    "type": "object",
    "properties": {
      "secret": {
        "type": "string",
        "description": "Base 32."
      },
      "otpauth_url": {
        "type": "string",
        "description": "For a QR code.",
        "format": "uri"
      }
    },
    "required": [
      "secret",
      "otpauth_url"
    ],
    "description": "Shown this once."
  },
  "UsageFigures": {
    "type": "object",
    "properties": {
      "webhook_attempts": {
        "type": "integer"
      },
      "created": {
        "$ref": "#/components/schemas/OrderFigures"
      },
      "completed": {
        "$ref": "#/components/schemas/OrderFigures"
      },
      "cancelled": {
        "$ref": "#/components/schemas/OrderFigures"
      },
      "retried": {
        "$ref": "#/components/schemas/OrderFigures"
      }
    },
    "required": [
      "cancelled",
      "completed",
      "created",
      "retried",
      "webhook_attempts"
    ],
    "description": "The usage of a period."
  },
  "UsageReport": {
    "type": "object",
    "properties": {
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "currency": {
        "type": "string",
        "const": "BDT"
      },
      "time_zone": {
        "type": "string",
        "const": "Asia/Dhaka",
        "description": "The time zone in which days begin at midnight."
      },
      "from": {
        "type": "string",
        "description": "The first day."
      },
      "to": {
        "type": "string",
        "description": "The last day."
      },
      "storage": {
        "$ref": "#/components/schemas/PartnerStorageUse",
        "description": "All events of orders and webhooks of the environment, whatever the range of days."
      },
      "totals": {
        "$ref": "#/components/schemas/UsageFigures",
        "description": "The sum of all days."
      },
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DayUsage"
        },
        "description": "One entry for each day, the first day first."
      }
    },
    "required": [
      "environment",
      "currency",
      "time_zone",
      "from",
      "to",
      "storage",
      "totals",
      "data"
    ],
    "description": "The usage of a range of days."
  },
  "UserList": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/UserSummary"
        }
      }
    },
    "required": [
      "data"
    ]
  },
  "UserSummary": {
    "type": "object",
    "properties": {
      "user_id": {
        "type": "string"
      },
      "email": {
        "type": "string"
      },
      "role": {
        "$ref": "#/components/schemas/Role"
      },
      "status": {
        "type": "string",
        "enum": [
          "active",
          "invited"
        ]
      },
      "invitation_expires_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "The end of the invitation. Null for a user who has joined."
      },
      "totp": {
        "type": "boolean",
        "description": "Whether one-time codes are required."
      },
      "recovery_codes_left": {
        "type": [
          "integer",
          "null"
        ],
        "description": "The recovery codes that were not used yet. Null without one-time codes."
      },
      "language": {
        "$ref": "#/components/schemas/Language"
      },
      "added_at": {
        "$ref": "#/components/schemas/DhakaTime"
      }
    },
    "required": [
      "user_id",
      "email",
      "role",
      "status",
      "invitation_expires_at",
      "totp",
      "recovery_codes_left",
      "language",
      "added_at"
    ],
    "description": "A user without secrets, which can be sent out."
  },
  "WebhookBody": {
    "type": "object",
    "properties": {
      "event_type": {
        "type": "string",
        "enum": [
          "ORDER_CREATED",
          "ORDER_STATUS_CHANGE"
        ]
      },
      "event": {
        "$ref": "#/components/schemas/WebhookEventName"
      },
      "event_id": {
        "type": "string",
        "description": "The same in every attempt; equals the header `webhook-id`."
      },
      "sequence": {
        "type": "integer"
      },
      "order_id": {
        "type": "string"
      },
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "status": {
        "$ref": "#/components/schemas/OrderStatus"
      },
      "parcel_status": {
        "$ref": "#/components/schemas/OrderStatus"
      },
      "previous_status": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/OrderStatus"
          },
          {
            "type": "null"
          }
        ]
      },
      "timestamp": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "attempt": {
        "type": "integer"
      },
      "retry_of_order_id": {
        "type": [
          "string",
          "null"
        ]
      },
      "rider_id": {
        "type": [
          "integer",
          "null"
        ]
      },
      "rider_latitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "rider_longitude": {
        "type": [
          "number",
          "null"
        ]
      },
      "driver_type": {
        "$ref": "#/components/schemas/DriverType"
      },
      "is_freelancer": {
        "type": "boolean"
      },
      "time_to_pickup": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Whole minutes."
      },
      "duration": {
        "type": [
          "integer",
          "null"
        ],
        "description": "Whole minutes."
      },
      "metadata": {
        "type": "object",
        "additionalProperties": {
          "type": "string"
        }
      },
      "quotation": {
        "$ref": "#/components/schemas/Quotation",
        "description": "With ORDER_CREATED."
      },
      "tracking_url": {
        "type": "string",
        "description": "With ORDER_CREATED."
      },
      "driver_info": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DriverInfo"
          },
          {
            "type": "null"
          }
        ],
        "description": "With ASSIGNED and ACCEPTED."
      },
      "eta": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ],
        "description": "With ACCEPTED and STARTED."
      },
      "cancellation_reason": {
        "type": [
          "string",
          "null"
        ],
        "description": "With CANCELLED."
      },
      "cancelled_by": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "partner",
          "dispatch",
          null
        ],
        "description": "With CANCELLED."
      }
    },
    "required": [
      "event_type",
      "event",
      "event_id",
      "sequence",
      "order_id",
      "partner_reference_id",
      "status",
      "parcel_status",
      "previous_status",
      "timestamp",
      "updated_at",
      "environment",
      "attempt",
      "retry_of_order_id",
      "rider_id",
      "rider_latitude",
      "rider_longitude",
      "driver_type",
      "is_freelancer",
      "time_to_pickup",
      "duration",
      "metadata"
    ],
    "description": "The body of a webhook. An event has the fields of its kind in addition to the common fields."
  },
  "WebhookDetails": {
    "type": "object",
    "properties": {
      "delivery_id": {
        "type": "string"
      },
      "order_id": {
        "type": "string"
      },
      "event": {
        "$ref": "#/components/schemas/OrderEventName"
      },
      "event_id": {
        "type": "string"
      },
      "sequence": {
        "type": "integer"
      },
      "url": {
        "type": "string"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "status": {
        "$ref": "#/components/schemas/DeliveryStatus"
      },
      "attempts_total": {
        "type": "integer",
        "description": "The number of all attempts, including redeliveries."
      },
      "next_attempt_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "attempts": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/LoggedAttempt"
        },
        "description": "At most 50, oldest first. A page can be shorter although there are more."
      },
      "attempts_next": {
        "type": [
          "string",
          "null"
        ],
        "description": "Send it as `attempts_after` for the next page of attempts. Null after the last page."
      },
      "request": {
        "$ref": "#/components/schemas/DescribedRequest"
      }
    },
    "required": [
      "attempts",
      "attempts_next",
      "attempts_total",
      "created_at",
      "delivery_id",
      "environment",
      "event",
      "event_id",
      "next_attempt_at",
      "order_id",
      "request",
      "sequence",
      "status",
      "updated_at",
      "url"
    ],
    "description": "A delivery of the log with the request of each attempt, and a page of the attempts."
  },
  "WebhookEventName": {
    "type": "string",
    "enum": [
      "ORDER_CREATED",
      "ASSIGNED",
      "ACCEPTED",
      "STARTED",
      "PICKED",
      "COMPLETED",
      "CANCELLED"
    ]
  },
  "WebhookLogEntry": {
    "type": "object",
    "properties": {
      "delivery_id": {
        "type": "string"
      },
      "order_id": {
        "type": "string"
      },
      "event": {
        "$ref": "#/components/schemas/OrderEventName"
      },
      "event_id": {
        "type": "string"
      },
      "sequence": {
        "type": "integer"
      },
      "url": {
        "type": "string"
      },
      "environment": {
        "$ref": "#/components/schemas/Environment"
      },
      "status": {
        "$ref": "#/components/schemas/DeliveryStatus"
      },
      "attempts": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/LoggedAttempt"
        },
        "description": "The last attempts: at most 6, oldest first, without excerpts."
      },
      "attempts_total": {
        "type": "integer",
        "description": "The number of all attempts, including redeliveries."
      },
      "next_attempt_at": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/DhakaTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "created_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "updated_at": {
        "$ref": "#/components/schemas/DhakaTime"
      },
      "partner_reference_id": {
        "type": [
          "string",
          "null"
        ],
        "description": "Of its order."
      }
    },
    "required": [
      "attempts",
      "attempts_total",
      "created_at",
      "delivery_id",
      "environment",
      "event",
      "event_id",
      "next_attempt_at",
      "order_id",
      "partner_reference_id",
      "sequence",
      "status",
      "updated_at",
      "url"
    ],
    "description": "A delivery in a list."
  },
  "WebhookPage": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WebhookLogEntry"
        }
      },
      "pagination": {
        "$ref": "#/components/schemas/Pagination"
      }
    },
    "required": [
      "data",
      "pagination"
    ],
    "description": "A page of the log as partners receive it."
  },
  "WebhookSecrets": {
    "type": "object",
    "properties": {
      "signing_secret": {
        "type": "string",
        "description": "`whsec_` and base64, according to Standard Webhooks."
      },
      "token": {
        "type": "string",
        "description": "`whtok_…`, the shared secret. Sent as `X-Webhook-Secret` to the origin that it belongs to, and to no other."
      }
    },
    "required": [
      "signing_secret",
      "token"
    ],
    "description": "The secrets that prove webhooks. Not hashed, because every delivery is signed with them."
  },
  "WebhookSecretsList": {
    "type": "object",
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ListedWebhookSecrets"
        },
        "description": "Newest first in each environment."
      },
      "shared_secrets": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/ListedSharedSecret"
        },
        "description": "The one in use first in each environment."
      }
    },
    "required": [
      "data",
      "shared_secrets"
    ]
  },
  "WebhookSettings": {
    "type": "object",
    "properties": {
      "resend_after_recovery": {
        "type": "boolean",
        "description": "Webhooks that were given up while the receiver was out of order are sent again by themselves when a later webhook or a test is answered with 200."
      }
    },
    "required": [
      "resend_after_recovery"
    ]
  },
  "WebhookSources": {
    "type": "object",
    "properties": {
      "addresses": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "description": "Empty: webhooks may come from any address."
      }
    },
    "required": [
      "addresses"
    ]
  }
} satisfies Record<string, JsonSchema>;

export type AnswerName = keyof typeof answerSchemas;
