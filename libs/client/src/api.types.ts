// Generated from docs/openapi/partner.json: node scripts/contract/client-types.mjs --write
export interface paths {
    "/v1/business/order/quotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a price
         * @description A quotation locks the price for 15 minutes: send its `quotation_id` with create. No order is created.
         */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order
         * @description Send an `X-Idempotency-Key`: a repeated request with the same key and body returns the same order. The order is stored before the response is sent.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/orders/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create many orders
         * @description Up to 100 orders, each with an outcome of its own: an order that is refused does not hold up the others. `X-Idempotency-Key` is required. A repeated request with the same key and the same orders in the same places creates only what is missing. With `dry_run`, nothing is created: the response has the prices and the faults. Counts as one write for each order, a dry run as one for each 10.
         */
        post: operations["createOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Newest first. `created_at_from` is inclusive, `created_at_to` is exclusive. To read a long list, send `pagination.next_after` as `after`: no order is left out or comes twice while others are created.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/order/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the details of an order
         * @description With `as_of`: the order as it was at that time, computed from its recorded events.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/order/{order_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of an order
         * @description Cheap to poll: send the last `ETag` as `If-None-Match`.
         */
        get: operations["getOrderStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/order/{order_id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prove what was recorded of an order
         * @description The recorded events of the order, each with its leaf in the transparency log and the proof of its inclusion. An event is covered by a checkpoint within a minute. The guide *Proofs* shows how to verify it offline.
         */
        get: operations["getOrderProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/order/{order_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Possible until the parcel is picked up. An order that is already cancelled is returned unchanged.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/order/{order_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a cancelled order
         * @description Creates a new order with the same details and a new price. A repeated retry returns the same new order.
         */
        post: operations["retryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description All events of your orders that have a webhook, from the first one on, in the order in which they were recorded. Send `next` as `after` with the next request. Events that the service could not handle at first come at the end when it has handled them, so a program that reads on misses none.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow all orders
         * @description Server-sent events as they happen, and the locations of the riders. Begins after `Last-Event-ID` or `after`, else with the next event. At most 10 streams at once.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/order/{order_id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow one order
         * @description Server-sent events of one order, and the location of its rider. Begins after `Last-Event-ID` or `after`, else with the first event. At most 10 streams at once.
         */
        get: operations["streamOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/webhooks/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the callback URL
         * @description Webhooks of orders without a `callback_url` of their own go there. `X-Webhook-Secret` is sent to `token_origin` only.
         */
        get: operations["getCallbackUrl"];
        /**
         * Set or remove the callback URL
         * @description null removes the URL. Webhooks that were not delivered yet go to the new URL, or are discarded. A URL of another origin (scheme, host, port) gets a new shared secret in `token`, which is returned only in this answer. An origin that the URL left within the last 24 hours gets its former one back.
         */
        put: operations["setCallbackUrl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/webhooks/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the webhook settings
         * @description Whether webhooks that were given up are sent again by themselves after an outage of your server.
         */
        get: operations["getWebhookSettings"];
        /**
         * Set the webhook settings
         * @description With `resend_after_recovery`, webhooks that are given up from now on are sent again by themselves, oldest first, when a later webhook or a test is answered with 200 at the same origin. Each webhook is sent again at most three times in this way. Off by default.
         */
        put: operations["setWebhookSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description The delivery log, newest first. `attempts` has the last 6 attempts without their excerpts; the details of a webhook have all.
         */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/webhooks/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Its request, and a page of its attempts. Send `attempts_next` as `attempts_after` for the next page. Response excerpts are kept of the first attempt, and of the last one before the webhook was delivered or went to review.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/webhooks/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook again
         * @description Under the same `event_id`: to the URL of the order if it has one, else to the present one of the environment, else to the previous destination.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/webhooks/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send many webhooks again
         * @description Counts as 10 writes. Set `since`, `status`, or both. While a redelivery is in progress, a second request returns the progress of the first.
         */
        post: operations["redeliverWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/webhooks/redeliveries/{redelivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of a redelivery
         * @description Poll it until `finished_at` is set.
         */
        get: operations["getRedelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/webhooks/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test webhook
         * @description Sends one signed example and returns the request and the response. The webhook log does not show it.
         */
        post: operations["sendTestWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get usage by day
         * @description Orders created, completed, cancelled and retried, their prices, and webhook attempts, for each day in Asia/Dhaka. `from` and `to` are inclusive. Default: the last 30 days. At most 92 days.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/statements/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the statement of a month
         * @description The orders that are charged in a month, e.g. `2026-11`: those completed in it. `charged` is their sum.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/statements/{month}/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all orders of a statement as CSV
         * @description RFC 4180, UTF-8, with a header line. Counts as 20 requests.
         */
        get: operations["getStatementOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/business/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests of your API keys
         * @description The requests of the last 7 days, newest first. Names, phone numbers and bodies are masked. `from` is inclusive, `to` is exclusive, `status` can be a class such as `4xx`, and `path` is a part of the path. Send `next` as `after` to get the next page. A page can have fewer requests than `limit` although `has_more` is true. A request appears about a second after its response.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/meta/webhook-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the source addresses of webhooks
         * @description For firewalls: the source addresses of webhooks. Empty: they are not fixed. Requires no key.
         */
        get: operations["listWebhookSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    ORDER_CREATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event ORDER_CREATED
         * @description Answer with status 200 within 5 seconds. Any other answer is a failure: the webhook is sent again after 1, 2, 4, 8 and 16 seconds.
         */
        post: operations["onOrderCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ASSIGNED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event ASSIGNED
         * @description Answer with status 200 within 5 seconds. Any other answer is a failure: the webhook is sent again after 1, 2, 4, 8 and 16 seconds.
         */
        post: operations["onAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ACCEPTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event ACCEPTED
         * @description Answer with status 200 within 5 seconds. Any other answer is a failure: the webhook is sent again after 1, 2, 4, 8 and 16 seconds.
         */
        post: operations["onAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    STARTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event STARTED
         * @description Answer with status 200 within 5 seconds. Any other answer is a failure: the webhook is sent again after 1, 2, 4, 8 and 16 seconds.
         */
        post: operations["onStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PICKED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event PICKED
         * @description Answer with status 200 within 5 seconds. Any other answer is a failure: the webhook is sent again after 1, 2, 4, 8 and 16 seconds.
         */
        post: operations["onPicked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    COMPLETED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event COMPLETED
         * @description Answer with status 200 within 5 seconds. Any other answer is a failure: the webhook is sent again after 1, 2, 4, 8 and 16 seconds.
         */
        post: operations["onCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    CANCELLED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event CANCELLED
         * @description Answer with status 200 within 5 seconds. Any other answer is a failure: the webhook is sent again after 1, 2, 4, 8 and 16 seconds.
         */
        post: operations["onCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The result of a redelivery of one webhook: `accepted` is 0 when it is already waiting for an attempt. */
        AcceptedRedelivery: {
            delivery_id: string;
            accepted: number;
        };
        /** @enum {string} */
        AllowedAction: "cancel" | "retry";
        /** @description The outcome of each order of a request, in the order of the request. */
        BulkOrders: {
            dry_run: boolean;
            /** @description How many orders have each outcome. */
            counts: {
                created: number;
                replayed: number;
                priced: number;
                refused: number;
            };
            /** @constant */
            currency: "BDT";
            /** @description The sum of the prices of the orders that were not refused, in whole BDT. */
            total_price: number;
            data: components["schemas"]["BulkOutcome"][];
        };
        BulkOutcome: components["schemas"]["CreatedOutcome"] | components["schemas"]["PricedOutcome"] | components["schemas"]["RefusedOutcome"];
        CallbackUrl: {
            /** @description Null: this environment has no callback URL. */
            callback_url: string | null;
            /** @description The only origin (scheme, host, port) to which `X-Webhook-Secret` is sent. Null before the first callback URL. */
            token_origin: string | null;
        };
        CallbackUrlRequest: {
            /** @description https, and http only where the installation allows it. It must not lead to a private address. */
            callback_url: string | null;
        };
        CancelOrderRequest: {
            cancellation_reason?: string | null;
        };
        /** @enum {string} */
        CancelledBy: "partner" | "dispatch";
        ChangedCallbackUrl: {
            /** @description Null: this environment has no callback URL. */
            callback_url: string | null;
            /** @description The only origin (scheme, host, port) to which `X-Webhook-Secret` is sent. Null before the first callback URL. */
            token_origin: string | null;
            /** @description The new shared secret of another origin, shown only once. Null: `token_origin` has the one that it had before. */
            token: string | null;
        };
        CreateOrderRequest: {
            pickup_address_text: string;
            estimated_pickup_address_latitude: number;
            estimated_pickup_address_longitude: number;
            receiver_address_text: string;
            estimated_receiver_address_latitude: number;
            estimated_receiver_address_longitude: number;
            /**
             * @description 1 (Document), 2 (Small), 3 (Medium) or 4 (Large)
             * @enum {integer}
             */
            parcel_type: 1 | 2 | 3 | 4;
            receiver_name: string;
            receiver_phone_number: string;
            /**
             * @description 1 (Motorcycle) or 2 (Car)
             * @enum {integer}
             */
            driver_type: 1 | 2;
            is_freelancer: boolean;
            partner_reference_id?: string | null;
            item_price?: number | null;
            item_name?: string | null;
            parcel_comment?: string | null;
            detailed_address?: string | null;
            /** @description https, and http only where the installation allows it. It must not lead to a private address. */
            callback_url?: string | null;
            quotation_id?: string | null;
            metadata?: {
                [key: string]: string;
            } | null;
            /** @enum {string|null} */
            sandbox_scenario?: "deliver" | "no_rider" | "cancelled_by_dispatch" | "slow" | "stuck_after_pickup" | "duplicate_webhooks" | null;
        };
        CreateOrdersRequest: {
            dry_run?: boolean | null;
            orders: components["schemas"]["CreateOrderRequest"][];
        };
        /** @description `created`: by this request. `replayed`: by an earlier request with the same idempotency key. */
        CreatedOutcome: {
            /** @description The place of the order in the request, from 0. */
            index: number;
            /** @enum {string} */
            outcome: "created" | "replayed";
            /** @description The order as it was created. */
            order: components["schemas"]["OrderSummary"];
        };
        /**
         * Format: date
         * @description A day in Asia/Dhaka, e.g. `2026-11-23`. Sorts as text.
         */
        Day: string;
        /** @description The figures of one day. */
        DayUsage: {
            date: components["schemas"]["Day"];
            webhook_attempts: number;
            created: components["schemas"]["OrderFigures"];
            completed: components["schemas"]["OrderFigures"];
            cancelled: components["schemas"]["OrderFigures"];
            retried: components["schemas"]["OrderFigures"];
        };
        /**
         * @description `pending`: not tried yet, or a redelivery was requested. `manual_review`: every attempt failed. It stays until it is redelivered. `discarded`: the partner's URL was removed before the delivery.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "retrying" | "delivered" | "manual_review" | "discarded";
        /** @description The request of a webhook. The shared secret, and a signature that was not stored, are shown as `(withheld)`. */
        DescribedRequest: {
            /** @constant */
            method: "POST";
            url: string;
            headers: {
                [key: string]: string;
            };
            /** @description The exact text that is signed. */
            body: string;
        };
        /**
         * Format: date-time
         * @description An ISO 8601 time in Asia/Dhaka with milliseconds, e.g. `2026-11-21T13:08:00.123+06:00`. Sorts as text.
         */
        DhakaTime: string;
        /**
         * @description The source of a distance: the great circle times the factor of the tariff, or the routing engine.
         * @enum {string}
         */
        DistanceSource: "estimate" | "osrm";
        /** @description The rider of the parcel, and their last known location. */
        DriverInfo: {
            rider_id: number;
            name: string;
            phone_number: string;
            driver_type: components["schemas"]["DriverType"];
            is_freelancer: boolean;
            latitude: number | null;
            longitude: number | null;
            location_updated_at: components["schemas"]["DhakaTime"] | null;
        };
        /**
         * @description 1 Motorcycle, 2 Car.
         * @enum {integer}
         */
        DriverType: 1 | 2;
        /** @enum {string} */
        Environment: "sandbox" | "production";
        /** @description Events in the order in which they were recorded. */
        EventPage: {
            data: components["schemas"]["ListedEvent"][];
            /** @description Send it as `after` with the next request. Null while there is no event at all. */
            next: string | null;
            /** @description Whether there are more events already. */
            has_more: boolean;
        };
        /** @description Server-sent events. `order_event`: the body of a webhook, with an `id`. `rider_location`: the location of a rider, without an `id`. Lines that begin with a colon are heartbeats. */
        EventStreamText: string;
        /** @description One fault of one field of a request. `code` is stable. `message` is for people. */
        FieldError: {
            /** @description The place of the field: `receiver_name`, `metadata.colour`, `[3].rider.name`, a query parameter, or the name of a header. Empty for the whole body. */
            field: string;
            code: components["schemas"]["FieldErrorCode"];
            message: string;
        };
        /**
         * @description The possible faults of a field.
         * @enum {string}
         */
        FieldErrorCode: "required" | "unknown_field" | "wrong_type" | "empty" | "too_long" | "too_short" | "too_many" | "control_characters" | "out_of_range" | "not_one_of" | "bad_format" | "not_allowed" | "repeated" | "url_too_long" | "invalid_url" | "https_required" | "user_info_not_allowed" | "address_not_allowed";
        HistoryEntry: {
            sequence: number;
            event: components["schemas"]["OrderEventName"];
            parcel_status: components["schemas"]["OrderStatus"];
            previous_status: components["schemas"]["OrderStatus"] | null;
            occurred_at: components["schemas"]["DhakaTime"];
        };
        /** @description The body of the webhook, and the place of the event among all events. */
        ListedEvent: {
            /** @description Send it as `after` to get the events that follow. Also the `id` of the event on a stream. */
            position: string;
            /** @enum {string} */
            event_type: "ORDER_CREATED" | "ORDER_STATUS_CHANGE";
            event: components["schemas"]["WebhookEventName"];
            /** @description The same in every attempt; equals the header `webhook-id`. */
            event_id: string;
            sequence: number;
            order_id: string;
            partner_reference_id: string | null;
            status: components["schemas"]["OrderStatus"];
            parcel_status: components["schemas"]["OrderStatus"];
            previous_status: components["schemas"]["OrderStatus"] | null;
            timestamp: components["schemas"]["DhakaTime"];
            updated_at: components["schemas"]["DhakaTime"];
            environment: components["schemas"]["Environment"];
            attempt: number;
            retry_of_order_id: string | null;
            rider_id: number | null;
            rider_latitude: number | null;
            rider_longitude: number | null;
            driver_type: components["schemas"]["DriverType"];
            is_freelancer: boolean;
            /** @description Whole minutes. */
            time_to_pickup: number | null;
            /** @description Whole minutes. */
            duration: number | null;
            metadata: {
                [key: string]: string;
            };
            /** @description With ORDER_CREATED. */
            quotation?: components["schemas"]["Quotation"];
            /** @description With ORDER_CREATED. */
            tracking_url?: string;
            /** @description With ASSIGNED and ACCEPTED. */
            driver_info?: components["schemas"]["DriverInfo"] | null;
            /** @description With ACCEPTED and STARTED. */
            eta?: components["schemas"]["DhakaTime"] | null;
            /** @description With CANCELLED. */
            cancellation_reason?: string | null;
            /**
             * @description With CANCELLED.
             * @enum {string|null}
             */
            cancelled_by?: "partner" | "dispatch" | null;
        };
        /** @description One attempt, for partners. */
        LoggedAttempt: {
            /** @description From 1, including redeliveries. */
            number: number;
            started_at: components["schemas"]["DhakaTime"];
            duration_ms: number;
            response_status: number | null;
            /** @description A code, e.g. `timeout`. Null if it was delivered. */
            error: string | null;
            /** @description At most 4 KiB, with control characters replaced. Null in lists, and for attempts between the first and the last of a delivery. */
            response_excerpt: string | null;
        };
        /** @description A request of the log, as partners and operators see it. */
        LoggedRequest: {
            /** @description The time at which the request began. */
            time: components["schemas"]["DhakaTime"];
            method: string;
            /** @description Masked, except words of the API and ids. */
            path: string;
            /** @description Masked, except values that identify nobody; null without one. */
            query: string | null;
            /** @description Null: the client disconnected before it was answered. */
            status: number | null;
            /** @description Null unless it was answered with a problem. */
            problem_code: components["schemas"]["ProblemCode"] | null;
            /** @description With `validation_failed`: the first 20 faults of its answer, masked. */
            errors: components["schemas"]["FieldError"][];
            duration_ms: number;
            request_id: string;
            idempotency_key: string | null;
            /** @description The last four characters of the API key. */
            api_key_last_four: string;
            /** @description The body of a request that was refused with 400 to 428, masked. Null: no body, or too large to be stored. */
            body: string | null;
            /** @description The body was too large to be stored. */
            body_omitted: boolean;
        };
        /** @description The response of the details endpoint: the record and its history. */
        OrderDetails: {
            assigned_at: components["schemas"]["DhakaTime"] | null;
            accepted_at: components["schemas"]["DhakaTime"] | null;
            started_at: components["schemas"]["DhakaTime"] | null;
            picked_at: components["schemas"]["DhakaTime"] | null;
            completed_at: components["schemas"]["DhakaTime"] | null;
            cancelled_at: components["schemas"]["DhakaTime"] | null;
            receiver_name: string;
            receiver_phone_number: string;
            driver_type: components["schemas"]["DriverType"];
            is_freelancer: boolean;
            partner_reference_id: string | null;
            /** @description The declared value in BDT. */
            item_price: number | null;
            item_name: string | null;
            parcel_comment: string | null;
            detailed_address: string | null;
            callback_url: string | null;
            pickup_address_text: string;
            estimated_pickup_address_latitude: number;
            estimated_pickup_address_longitude: number;
            receiver_address_text: string;
            estimated_receiver_address_latitude: number;
            estimated_receiver_address_longitude: number;
            parcel_type: components["schemas"]["ParcelType"];
            order_id: string;
            environment: components["schemas"]["Environment"];
            parcel_status: components["schemas"]["OrderStatus"];
            previous_status: components["schemas"]["OrderStatus"] | null;
            /**
             * Format: uri
             * @description The page for the receiver.
             */
            tracking_url: string;
            quotation: components["schemas"]["Quotation"];
            driver_info: components["schemas"]["DriverInfo"] | null;
            rider_id: number | null;
            rider_latitude: number | null;
            rider_longitude: number | null;
            /** @description Whole minutes. */
            time_to_pickup: number | null;
            /** @description Whole minutes. */
            duration: number | null;
            eta: components["schemas"]["DhakaTime"] | null;
            cancellation_reason: string | null;
            cancelled_by: components["schemas"]["CancelledBy"] | null;
            attempt: number;
            retry_of_order_id: string | null;
            retried_by_order_id: string | null;
            metadata: {
                [key: string]: string;
            };
            allowed_actions: components["schemas"]["AllowedAction"][];
            /** @description The number of the last event of the order, from 1. */
            sequence: number;
            created_at: components["schemas"]["DhakaTime"];
            updated_at: components["schemas"]["DhakaTime"];
            history: components["schemas"]["HistoryEntry"][];
        };
        /** @enum {string} */
        OrderEventName: "ORDER_CREATED" | "ASSIGNED" | "ACCEPTED" | "STARTED" | "PICKED" | "COMPLETED" | "CANCELLED" | "RETRIED" | "RIDER_REPLACED";
        /** @description Orders and the sum of their prices, in whole BDT. */
        OrderFigures: {
            orders: number;
            total_price: number;
        };
        OrderList: {
            data: components["schemas"]["OrderSummary"][];
            pagination: components["schemas"]["OrderPagination"];
        };
        /** @description A page of orders, and the cursor of the next page. */
        OrderPagination: {
            page: number;
            limit: number;
            total: number;
            total_pages: number;
            has_more: boolean;
            /** @description Send it as `after` to get the orders that follow. Null after the last one. */
            next_after: string | null;
        };
        /** @description Why one order of many was refused. The members have the same meaning as in a problem. */
        OrderProblem: {
            /**
             * Format: uri
             * @description The page that explains the code.
             */
            type: string;
            title: string;
            /** @description The status that the order alone would have been answered with. */
            status: number;
            /** @description The fault, and how to correct it. */
            detail: string;
            code: components["schemas"]["ProblemCode"];
            /** @description With `validation_failed`: the invalid fields of this order. Empty with any other code. */
            errors: components["schemas"]["FieldError"][];
            /** @description The fields at fault that another code names, e.g. `outside_service_area`. */
            fields: string[];
        };
        /** @description The recorded events of an order with their proofs. */
        OrderProof: {
            order_id: string;
            /** @description The public key that verifies the checkpoint, as in C2SP signed-note. Null while there is no checkpoint. */
            verifier_key: string | null;
            /** @description The last checkpoint, as in C2SP tlog-checkpoint. */
            checkpoint: string | null;
            events: components["schemas"]["ProvenEvent"][];
            /** @description Whether the order has more events than the 100 that an answer holds. */
            has_more: boolean;
        };
        /** @description The order for partners. Absent values are null, never missing. */
        OrderRecord: {
            assigned_at: components["schemas"]["DhakaTime"] | null;
            accepted_at: components["schemas"]["DhakaTime"] | null;
            started_at: components["schemas"]["DhakaTime"] | null;
            picked_at: components["schemas"]["DhakaTime"] | null;
            completed_at: components["schemas"]["DhakaTime"] | null;
            cancelled_at: components["schemas"]["DhakaTime"] | null;
            receiver_name: string;
            receiver_phone_number: string;
            driver_type: components["schemas"]["DriverType"];
            is_freelancer: boolean;
            partner_reference_id: string | null;
            /** @description The declared value in BDT. */
            item_price: number | null;
            item_name: string | null;
            parcel_comment: string | null;
            detailed_address: string | null;
            callback_url: string | null;
            pickup_address_text: string;
            estimated_pickup_address_latitude: number;
            estimated_pickup_address_longitude: number;
            receiver_address_text: string;
            estimated_receiver_address_latitude: number;
            estimated_receiver_address_longitude: number;
            parcel_type: components["schemas"]["ParcelType"];
            order_id: string;
            environment: components["schemas"]["Environment"];
            parcel_status: components["schemas"]["OrderStatus"];
            previous_status: components["schemas"]["OrderStatus"] | null;
            /**
             * Format: uri
             * @description The page for the receiver.
             */
            tracking_url: string;
            quotation: components["schemas"]["Quotation"];
            driver_info: components["schemas"]["DriverInfo"] | null;
            rider_id: number | null;
            rider_latitude: number | null;
            rider_longitude: number | null;
            /** @description Whole minutes. */
            time_to_pickup: number | null;
            /** @description Whole minutes. */
            duration: number | null;
            eta: components["schemas"]["DhakaTime"] | null;
            cancellation_reason: string | null;
            cancelled_by: components["schemas"]["CancelledBy"] | null;
            attempt: number;
            retry_of_order_id: string | null;
            retried_by_order_id: string | null;
            metadata: {
                [key: string]: string;
            };
            allowed_actions: components["schemas"]["AllowedAction"][];
            /** @description The number of the last event of the order, from 1. */
            sequence: number;
            created_at: components["schemas"]["DhakaTime"];
            updated_at: components["schemas"]["DhakaTime"];
        };
        /** @enum {string} */
        OrderStatus: "PENDING" | "ASSIGNED" | "ACCEPTED" | "STARTED" | "PICKED" | "COMPLETED" | "CANCELLED";
        /** @description The response of the status endpoint. */
        OrderStatusView: {
            order_id: string;
            partner_reference_id: string | null;
            parcel_status: components["schemas"]["OrderStatus"];
            previous_status: components["schemas"]["OrderStatus"] | null;
            updated_at: components["schemas"]["DhakaTime"];
            rider_id: number | null;
            rider_latitude: number | null;
            rider_longitude: number | null;
            driver_type: components["schemas"]["DriverType"];
            is_freelancer: boolean;
            time_to_pickup: number | null;
            duration: number | null;
            eta: components["schemas"]["DhakaTime"] | null;
            sequence: number;
        };
        /** @description An order in a list. */
        OrderSummary: {
            order_id: string;
            partner_reference_id: string | null;
            parcel_status: components["schemas"]["OrderStatus"];
            previous_status: components["schemas"]["OrderStatus"] | null;
            total_price: number;
            receiver_name: string;
            receiver_address_text: string;
            driver_type: components["schemas"]["DriverType"];
            /**
             * Format: uri
             * @description The page for the receiver.
             */
            tracking_url: string;
            created_at: components["schemas"]["DhakaTime"];
            updated_at: components["schemas"]["DhakaTime"];
        };
        /** @description A page of a list as partners receive it. */
        Pagination: {
            page: number;
            limit: number;
            total: number;
            total_pages: number;
            has_more: boolean;
        };
        /**
         * @description 1 Document, 2 Small, 3 Medium, 4 Large.
         * @enum {integer}
         */
        ParcelType: 1 | 2 | 3 | 4;
        /** @description A partner to which an e-mail address and a password give access. */
        PartnerChoice: {
            partner_id: string;
            name: string;
        };
        /** @description What the events of one partner's orders and webhooks take in an environment. */
        PartnerStorageUse: {
            stored_bytes: number;
            /** @description Above it, no order is created or retried and no webhook is redelivered by the partner. */
            limit_bytes: number;
        };
        /** @description One line of a price. `amount`: whole BDT. */
        PriceLine: {
            /** @enum {string} */
            code: "base_fare" | "distance_fare" | "parcel_surcharge" | "rounding";
            label: string;
            amount: number;
        };
        /** @description Of a dry run: the order could be created for this price. */
        PricedOutcome: {
            /** @description The place of the order in the request, from 0. */
            index: number;
            /** @constant */
            outcome: "priced";
            quotation: components["schemas"]["Quotation"];
        };
        /** @description Problem details, RFC 9457. Some codes have further members, e.g. `parcel_status`. New ones may be added. */
        Problem: {
            /** @description With `rate_limited`, `test_under_way`, `sign_in_locked` and `temporarily_unavailable`: seconds, as in `Retry-After`. */
            retry_after?: number;
            /**
             * @description With `temporarily_unavailable`: the cause, if it is one of these. Nothing was changed.
             * @enum {string}
             */
            reason?: "disk_full" | "rebuilding";
            /** @description With the reason `rebuilding`: how much is done. */
            percent?: number | null;
            /** @description With `order_not_cancellable` and `order_not_retryable`: the present status. */
            parcel_status?: components["schemas"]["OrderStatus"];
            /** @description The fields of the request that cause the problem. */
            fields?: string[];
            /** @description With `quotation_expired`. */
            expired_at?: string;
            /** @description With `partner_choice_required`: the partners to choose from. */
            partners?: components["schemas"]["PartnerChoice"][];
            /** @description With `role_not_allowed`: the role of the user. */
            role?: string;
            /** @description With `too_many_users` and `too_many_operator_tokens`: the largest number. */
            limit?: number;
            /** @description With `storage_limit_reached`, in MiB. */
            limit_mb?: number;
            /** @description With `payload_too_large`. */
            limit_bytes?: number;
            /** @description With `method_not_allowed`: the methods of the path. */
            allow?: string[];
            /** @description With `operator_token_exists`: the name of the token. */
            name?: string;
            /** @description With `dead_letter_settled`: the decision. */
            letter_status?: string;
            /** @description The order that was not found. */
            order_id?: string;
            /** @description The delivery that was not found. */
            delivery_id?: string;
            /** @description The redelivery that was not found. */
            redelivery_id?: string;
            /** @description The partner that was not found. */
            partner_id?: string;
            /** @description The token that was not found. */
            token_id?: string;
            /** @description The dead letter that was not found or is settled. */
            letter_id?: string;
            /** @description The follower of a stream that was not found. */
            follower?: string;
            /** @description The parked stream that was not found. */
            stream?: string;
            /**
             * Format: uri
             * @description The page that explains the code.
             */
            type: string;
            title: string;
            status: number;
            /** @description The fault, and how to correct it. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            code: components["schemas"]["ProblemCode"];
            request_id: string;
            /** @description With `validation_failed`: every invalid field. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @enum {string} */
        ProblemCode: "order_not_found" | "order_not_cancellable" | "order_not_retryable" | "idempotency_key_reused" | "quotation_invalid" | "quotation_expired" | "quotation_mismatch" | "outside_service_area" | "webhook_not_found" | "malformed_request" | "malformed_json" | "missing_api_key" | "invalid_api_key" | "expired_api_key" | "session_required" | "session_ended" | "sign_in_failed" | "totp_required" | "wrong_password" | "confirmation_required" | "sign_in_locked" | "partner_choice_required" | "cross_site_request" | "role_not_allowed" | "link_invalid" | "user_not_found" | "user_exists" | "too_many_users" | "last_owner" | "password_changed" | "totp_unavailable" | "totp_active" | "totp_not_enrolled" | "operator_unauthorized" | "auditor_may_only_read" | "operator_token_exists" | "too_many_operator_tokens" | "operator_token_not_found" | "dispatch_unauthorized" | "partner_suspended" | "storage_limit_reached" | "webhook_not_ours" | "partner_not_found" | "redelivery_not_found" | "dead_letter_not_found" | "dead_letter_settled" | "parked_stream_not_found" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "misdirected_request" | "validation_failed" | "rate_limited" | "test_under_way" | "temporarily_unavailable" | "internal_error";
        /** @description A recorded event of the order, and its place in the transparency log. */
        ProvenEvent: {
            /** @description The number of the event in the order, from 1. */
            sequence: number;
            type: string;
            recorded_at: components["schemas"]["DhakaTime"];
            /** @description The data as stored, as the RFC 8785 JSON whose SHA-256 is in the leaf. */
            data: string;
            /** @description The RFC 8785 JSON that is hashed into the log. */
            leaf: string;
            /** @description The inclusion proof as in C2SP tlog-proof, with the checkpoint. Null: no checkpoint covers the event yet. */
            proof: string | null;
            /** @description The time by which a checkpoint covers the event. Null if one does already. */
            proof_due_at: components["schemas"]["DhakaTime"] | null;
        };
        /** @description A price that is valid for an order until it expires. Prices are whole BDT, times whole minutes, distances km with two decimals. */
        Quotation: {
            quotation_id: string;
            /** @constant */
            currency: "BDT";
            total_price: number;
            driver_type: components["schemas"]["DriverType"];
            parcel_type: components["schemas"]["ParcelType"];
            distance_km: number;
            time_to_pickup: number;
            duration: number;
            /** @description Null in older quotations. */
            distance_source: components["schemas"]["DistanceSource"] | null;
            breakdown: components["schemas"]["PriceLine"][];
            options: components["schemas"]["QuotationOption"][];
            tariff_version: string;
            expires_at: components["schemas"]["DhakaTime"];
        };
        /** @description The price of another kind of driver for the same route. */
        QuotationOption: {
            driver_type: components["schemas"]["DriverType"];
            total_price: number;
            time_to_pickup: number;
            duration: number;
        };
        QuoteRequest: {
            pickup_address_text: string;
            estimated_pickup_address_latitude: number;
            estimated_pickup_address_longitude: number;
            receiver_address_text: string;
            estimated_receiver_address_latitude: number;
            estimated_receiver_address_longitude: number;
            /**
             * @description 1 (Document), 2 (Small), 3 (Medium) or 4 (Large)
             * @enum {integer}
             */
            parcel_type: 1 | 2 | 3 | 4;
            /**
             * @description 1 (Motorcycle) or 2 (Car)
             * @enum {integer|null}
             */
            driver_type?: 1 | 2 | null;
        };
        RedeliverWebhookRequest: Record<string, never>;
        RedeliverWebhooksRequest: {
            /** Format: date-time */
            since?: string | null;
            /** @enum {string|null} */
            status?: "manual_review" | "discarded" | null;
        };
        /** @description The progress of a redelivery of many webhooks. */
        RedeliveryProgress: {
            redelivery_id: string;
            requested_at: components["schemas"]["DhakaTime"];
            /** @description Its filter: webhooks that were created then or later (null: all), and only those in review, or all that had ended. */
            created_at_from: components["schemas"]["DhakaTime"] | null;
            /** @enum {string|null} */
            status: "manual_review" | "discarded" | null;
            /** @description The number of matching webhooks when it was requested. */
            accepted: number;
            /** @description The number of webhooks that it has started. The log shows their results. */
            redelivered: number;
            /** @description Null while it is in progress. */
            finished_at: components["schemas"]["DhakaTime"] | null;
        };
        /** @description The order was not created, and does not use up its idempotency key. */
        RefusedOutcome: {
            /** @description The place of the order in the request, from 0. */
            index: number;
            /** @constant */
            outcome: "refused";
            problem: components["schemas"]["OrderProblem"];
        };
        /** @description A page of the request log, newest first. A page can have fewer requests than `limit` although there are more. */
        RequestPage: {
            data: components["schemas"]["LoggedRequest"][];
            /** @description Send it as `after` for the next page. Null after the last page. */
            next: string | null;
            has_more: boolean;
        };
        RetryOrderRequest: Record<string, never>;
        /** @description The result of a test webhook. */
        SentTestWebhook: {
            /** @description Whether a webhook would count as delivered: 200 within 5 s. */
            delivered: boolean;
            request: components["schemas"]["DescribedRequest"];
            started_at: components["schemas"]["DhakaTime"];
            duration_ms: number;
            response_status: number | null;
            /** @description A code, e.g. `timeout`. Null if it was delivered. */
            error: string | null;
            /** @description At most 4 KiB. */
            response_excerpt: string | null;
        };
        /** @description The charges of a month. */
        Statement: {
            environment: components["schemas"]["Environment"];
            /** @constant */
            currency: "BDT";
            /**
             * @description The time zone in which months and days begin at midnight.
             * @constant
             */
            time_zone: "Asia/Dhaka";
            month: string;
            /** @description False: the month is not over, and more orders can be added. True: the statement does not change any more. */
            is_final: boolean;
            /** @description The orders of the month and the sum of their prices. */
            charged: components["schemas"]["OrderFigures"];
            /** @description One page of the orders, in the order of their completion. */
            data: components["schemas"]["StatementLine"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description CSV with one line for each order of the statement. The first line names the columns. */
        StatementCsv: string;
        /** @description An order that is charged. */
        StatementLine: {
            order_id: string;
            partner_reference_id: string | null;
            attempt: number;
            retry_of_order_id: string | null;
            /** @constant */
            parcel_status: "COMPLETED";
            created_at: components["schemas"]["DhakaTime"];
            completed_at: components["schemas"]["DhakaTime"];
            /** @description The time at which the completion was recorded: the order is charged in the month of this time. */
            charged_at: components["schemas"]["DhakaTime"];
            /** @description Whole BDT. */
            total_price: number;
        };
        TestWebhookRequest: {
            /** @enum {string} */
            event: "ORDER_CREATED" | "ASSIGNED" | "ACCEPTED" | "STARTED" | "PICKED" | "COMPLETED" | "CANCELLED";
            /** @description https, and http only where the installation allows it. It must not lead to a private address. */
            callback_url?: string | null;
        };
        /** @description The usage of a period. */
        UsageFigures: {
            webhook_attempts: number;
            created: components["schemas"]["OrderFigures"];
            completed: components["schemas"]["OrderFigures"];
            cancelled: components["schemas"]["OrderFigures"];
            retried: components["schemas"]["OrderFigures"];
        };
        /** @description The usage of a range of days. */
        UsageReport: {
            environment: components["schemas"]["Environment"];
            /** @constant */
            currency: "BDT";
            /**
             * @description The time zone in which days begin at midnight.
             * @constant
             */
            time_zone: "Asia/Dhaka";
            /** @description The first day. */
            from: string;
            /** @description The last day. */
            to: string;
            /** @description All events of orders and webhooks of the environment, whatever the range of days. */
            storage: components["schemas"]["PartnerStorageUse"];
            /** @description The sum of all days. */
            totals: components["schemas"]["UsageFigures"];
            /** @description One entry for each day, the first day first. */
            data: components["schemas"]["DayUsage"][];
        };
        /** @description The body of a webhook. An event has the fields of its kind in addition to the common fields. */
        WebhookBody: {
            /** @enum {string} */
            event_type: "ORDER_CREATED" | "ORDER_STATUS_CHANGE";
            event: components["schemas"]["WebhookEventName"];
            /** @description The same in every attempt; equals the header `webhook-id`. */
            event_id: string;
            sequence: number;
            order_id: string;
            partner_reference_id: string | null;
            status: components["schemas"]["OrderStatus"];
            parcel_status: components["schemas"]["OrderStatus"];
            previous_status: components["schemas"]["OrderStatus"] | null;
            timestamp: components["schemas"]["DhakaTime"];
            updated_at: components["schemas"]["DhakaTime"];
            environment: components["schemas"]["Environment"];
            attempt: number;
            retry_of_order_id: string | null;
            rider_id: number | null;
            rider_latitude: number | null;
            rider_longitude: number | null;
            driver_type: components["schemas"]["DriverType"];
            is_freelancer: boolean;
            /** @description Whole minutes. */
            time_to_pickup: number | null;
            /** @description Whole minutes. */
            duration: number | null;
            metadata: {
                [key: string]: string;
            };
            /** @description With ORDER_CREATED. */
            quotation?: components["schemas"]["Quotation"];
            /** @description With ORDER_CREATED. */
            tracking_url?: string;
            /** @description With ASSIGNED and ACCEPTED. */
            driver_info?: components["schemas"]["DriverInfo"] | null;
            /** @description With ACCEPTED and STARTED. */
            eta?: components["schemas"]["DhakaTime"] | null;
            /** @description With CANCELLED. */
            cancellation_reason?: string | null;
            /**
             * @description With CANCELLED.
             * @enum {string|null}
             */
            cancelled_by?: "partner" | "dispatch" | null;
        };
        /** @description A delivery of the log with the request of each attempt, and a page of the attempts. */
        WebhookDetails: {
            delivery_id: string;
            order_id: string;
            event: components["schemas"]["OrderEventName"];
            event_id: string;
            sequence: number;
            url: string;
            environment: components["schemas"]["Environment"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description The number of all attempts, including redeliveries. */
            attempts_total: number;
            next_attempt_at: components["schemas"]["DhakaTime"] | null;
            created_at: components["schemas"]["DhakaTime"];
            updated_at: components["schemas"]["DhakaTime"];
            /** @description At most 50, oldest first. A page can be shorter although there are more. */
            attempts: components["schemas"]["LoggedAttempt"][];
            /** @description Send it as `attempts_after` for the next page of attempts. Null after the last page. */
            attempts_next: string | null;
            request: components["schemas"]["DescribedRequest"];
        };
        /** @enum {string} */
        WebhookEventName: "ORDER_CREATED" | "ASSIGNED" | "ACCEPTED" | "STARTED" | "PICKED" | "COMPLETED" | "CANCELLED";
        /** @description A delivery in a list. */
        WebhookLogEntry: {
            delivery_id: string;
            order_id: string;
            event: components["schemas"]["OrderEventName"];
            event_id: string;
            sequence: number;
            url: string;
            environment: components["schemas"]["Environment"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description The last attempts: at most 6, oldest first, without excerpts. */
            attempts: components["schemas"]["LoggedAttempt"][];
            /** @description The number of all attempts, including redeliveries. */
            attempts_total: number;
            next_attempt_at: components["schemas"]["DhakaTime"] | null;
            created_at: components["schemas"]["DhakaTime"];
            updated_at: components["schemas"]["DhakaTime"];
            /** @description Of its order. */
            partner_reference_id: string | null;
        };
        /** @description A page of the log as partners receive it. */
        WebhookPage: {
            data: components["schemas"]["WebhookLogEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        WebhookSettings: {
            /** @description Webhooks that were given up while the receiver was out of order are sent again by themselves when a later webhook or a test is answered with 200. */
            resend_after_recovery: boolean;
        };
        WebhookSettingsRequest: {
            resend_after_recovery: boolean;
        };
        WebhookSources: {
            /** @description Empty: webhooks may come from any address. */
            addresses: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The path of the created resource. */
        Location: string;
        /** @description `true`: an earlier request had the same effect. */
        "Idempotent-Replayed": string;
        /** @description The name of the file. */
        "Content-Disposition": string;
        /** @description Changes with the response. */
        ETag: string;
        /** @description `no`: proxies must pass each event on at once. */
        "X-Accel-Buffering": string;
        /** @description Names this request. Report it with questions. */
        "X-Request-Id": string;
        /** @description `no-store`: responses hold data of one account. */
        "Cache-Control": string;
        /** @description `nosniff`. */
        "X-Content-Type-Options": string;
        /** @description With https: browsers use no other scheme for a year. */
        "Strict-Transport-Security": string;
        /** @description Seconds to wait before the next try. */
        "Retry-After": number;
        /** @description The credentials that are required. */
        "WWW-Authenticate": string;
        /** @description The state of the quota that this request was taken from: `r`, the requests that are left, and `t`, the seconds until it is full again. Missing if the request was refused before. */
        RateLimit: string;
        /** @description That quota: `q` requests in `w` seconds. */
        "RateLimit-Policy": string;
    };
    pathItems: never;
}
export type AcceptedRedelivery = components['schemas']['AcceptedRedelivery'];
export type AllowedAction = components['schemas']['AllowedAction'];
export type BulkOrders = components['schemas']['BulkOrders'];
export type BulkOutcome = components['schemas']['BulkOutcome'];
export type CallbackUrl = components['schemas']['CallbackUrl'];
export type CallbackUrlRequest = components['schemas']['CallbackUrlRequest'];
export type CancelOrderRequest = components['schemas']['CancelOrderRequest'];
export type CancelledBy = components['schemas']['CancelledBy'];
export type ChangedCallbackUrl = components['schemas']['ChangedCallbackUrl'];
export type CreateOrderRequest = components['schemas']['CreateOrderRequest'];
export type CreateOrdersRequest = components['schemas']['CreateOrdersRequest'];
export type CreatedOutcome = components['schemas']['CreatedOutcome'];
export type Day = components['schemas']['Day'];
export type DayUsage = components['schemas']['DayUsage'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type DescribedRequest = components['schemas']['DescribedRequest'];
export type DhakaTime = components['schemas']['DhakaTime'];
export type DistanceSource = components['schemas']['DistanceSource'];
export type DriverInfo = components['schemas']['DriverInfo'];
export type DriverType = components['schemas']['DriverType'];
export type Environment = components['schemas']['Environment'];
export type EventPage = components['schemas']['EventPage'];
export type EventStreamText = components['schemas']['EventStreamText'];
export type FieldError = components['schemas']['FieldError'];
export type FieldErrorCode = components['schemas']['FieldErrorCode'];
export type HistoryEntry = components['schemas']['HistoryEntry'];
export type ListedEvent = components['schemas']['ListedEvent'];
export type LoggedAttempt = components['schemas']['LoggedAttempt'];
export type LoggedRequest = components['schemas']['LoggedRequest'];
export type OrderDetails = components['schemas']['OrderDetails'];
export type OrderEventName = components['schemas']['OrderEventName'];
export type OrderFigures = components['schemas']['OrderFigures'];
export type OrderList = components['schemas']['OrderList'];
export type OrderPagination = components['schemas']['OrderPagination'];
export type OrderProblem = components['schemas']['OrderProblem'];
export type OrderProof = components['schemas']['OrderProof'];
export type OrderRecord = components['schemas']['OrderRecord'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderStatusView = components['schemas']['OrderStatusView'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type Pagination = components['schemas']['Pagination'];
export type ParcelType = components['schemas']['ParcelType'];
export type PartnerChoice = components['schemas']['PartnerChoice'];
export type PartnerStorageUse = components['schemas']['PartnerStorageUse'];
export type PriceLine = components['schemas']['PriceLine'];
export type PricedOutcome = components['schemas']['PricedOutcome'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProvenEvent = components['schemas']['ProvenEvent'];
export type Quotation = components['schemas']['Quotation'];
export type QuotationOption = components['schemas']['QuotationOption'];
export type QuoteRequest = components['schemas']['QuoteRequest'];
export type RedeliverWebhookRequest = components['schemas']['RedeliverWebhookRequest'];
export type RedeliverWebhooksRequest = components['schemas']['RedeliverWebhooksRequest'];
export type RedeliveryProgress = components['schemas']['RedeliveryProgress'];
export type RefusedOutcome = components['schemas']['RefusedOutcome'];
export type RequestPage = components['schemas']['RequestPage'];
export type RetryOrderRequest = components['schemas']['RetryOrderRequest'];
export type SentTestWebhook = components['schemas']['SentTestWebhook'];
export type Statement = components['schemas']['Statement'];
export type StatementCsv = components['schemas']['StatementCsv'];
export type StatementLine = components['schemas']['StatementLine'];
export type TestWebhookRequest = components['schemas']['TestWebhookRequest'];
export type UsageFigures = components['schemas']['UsageFigures'];
export type UsageReport = components['schemas']['UsageReport'];
export type WebhookBody = components['schemas']['WebhookBody'];
export type WebhookDetails = components['schemas']['WebhookDetails'];
export type WebhookEventName = components['schemas']['WebhookEventName'];
export type WebhookLogEntry = components['schemas']['WebhookLogEntry'];
export type WebhookPage = components['schemas']['WebhookPage'];
export type WebhookSettings = components['schemas']['WebhookSettings'];
export type WebhookSettingsRequest = components['schemas']['WebhookSettingsRequest'];
export type WebhookSources = components['schemas']['WebhookSources'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderIdempotentReplayed = components['headers']['Idempotent-Replayed'];
export type HeaderContentDisposition = components['headers']['Content-Disposition'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderXAccelBuffering = components['headers']['X-Accel-Buffering'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderCacheControl = components['headers']['Cache-Control'];
export type HeaderXContentTypeOptions = components['headers']['X-Content-Type-Options'];
export type HeaderStrictTransportSecurity = components['headers']['Strict-Transport-Security'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimit-Policy'];
export type $defs = Record<string, never>;
export interface operations {
    quoteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
                 *       "estimated_pickup_address_latitude": 23.7461,
                 *       "estimated_pickup_address_longitude": 90.3742,
                 *       "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                 *       "estimated_receiver_address_latitude": 23.7806,
                 *       "estimated_receiver_address_longitude": 90.4193,
                 *       "parcel_type": 2
                 *     }
                 */
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The quotation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3Njk5LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.NntDKhyRXHNtl6esw49Uk7cm45Ez9uO_uOSR9sNtGu8",
                     *       "currency": "BDT",
                     *       "total_price": 137,
                     *       "breakdown": [
                     *         {
                     *           "code": "base_fare",
                     *           "label": "Base fare",
                     *           "amount": 50
                     *         },
                     *         {
                     *           "code": "distance_fare",
                     *           "label": "Distance fare",
                     *           "amount": 87
                     *         },
                     *         {
                     *           "code": "parcel_surcharge",
                     *           "label": "Parcel surcharge",
                     *           "amount": 0
                     *         }
                     *       ],
                     *       "driver_type": 1,
                     *       "parcel_type": 2,
                     *       "distance_km": 7.78,
                     *       "time_to_pickup": 8,
                     *       "duration": 19,
                     *       "distance_source": "estimate",
                     *       "options": [
                     *         {
                     *           "driver_type": 1,
                     *           "total_price": 137,
                     *           "time_to_pickup": 8,
                     *           "duration": 19
                     *         },
                     *         {
                     *           "driver_type": 2,
                     *           "total_price": 227,
                     *           "time_to_pickup": 12,
                     *           "duration": 24
                     *         }
                     *       ],
                     *       "tariff_version": "2026-11-01",
                     *       "expires_at": "2026-11-26T00:32:07.699+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payload_too_large";
                    };
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed`, `outside_service_area` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed" | "outside_service_area";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: 1 to 255 visible ASCII characters, e.g. a UUID. */
                "X-Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
                 *       "estimated_pickup_address_latitude": 23.7461,
                 *       "estimated_pickup_address_longitude": 90.3742,
                 *       "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                 *       "estimated_receiver_address_latitude": 23.7806,
                 *       "estimated_receiver_address_longitude": 90.4193,
                 *       "parcel_type": 2,
                 *       "receiver_name": "রহিমা খাতুন",
                 *       "receiver_phone_number": "01712345678",
                 *       "driver_type": 1,
                 *       "is_freelancer": false
                 *     }
                 */
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                     *       "partner_reference_id": null,
                     *       "environment": "sandbox",
                     *       "parcel_status": "PENDING",
                     *       "previous_status": null,
                     *       "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4",
                     *       "allowed_actions": [
                     *         "cancel"
                     *       ],
                     *       "attempt": 1,
                     *       "retry_of_order_id": null,
                     *       "retried_by_order_id": null,
                     *       "sequence": 1,
                     *       "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
                     *       "estimated_pickup_address_latitude": 23.7461,
                     *       "estimated_pickup_address_longitude": 90.3742,
                     *       "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                     *       "estimated_receiver_address_latitude": 23.7806,
                     *       "estimated_receiver_address_longitude": 90.4193,
                     *       "receiver_name": "রহিমা খাতুন",
                     *       "receiver_phone_number": "01712345678",
                     *       "parcel_type": 2,
                     *       "driver_type": 1,
                     *       "is_freelancer": false,
                     *       "item_price": null,
                     *       "item_name": null,
                     *       "parcel_comment": null,
                     *       "detailed_address": null,
                     *       "callback_url": null,
                     *       "metadata": {},
                     *       "quotation": {
                     *         "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE",
                     *         "currency": "BDT",
                     *         "total_price": 137,
                     *         "breakdown": [
                     *           {
                     *             "code": "base_fare",
                     *             "label": "Base fare",
                     *             "amount": 50
                     *           },
                     *           {
                     *             "code": "distance_fare",
                     *             "label": "Distance fare",
                     *             "amount": 87
                     *           },
                     *           {
                     *             "code": "parcel_surcharge",
                     *             "label": "Parcel surcharge",
                     *             "amount": 0
                     *           }
                     *         ],
                     *         "driver_type": 1,
                     *         "parcel_type": 2,
                     *         "distance_km": 7.78,
                     *         "time_to_pickup": 8,
                     *         "duration": 19,
                     *         "distance_source": "estimate",
                     *         "options": [
                     *           {
                     *             "driver_type": 1,
                     *             "total_price": 137,
                     *             "time_to_pickup": 8,
                     *             "duration": 19
                     *           },
                     *           {
                     *             "driver_type": 2,
                     *             "total_price": 227,
                     *             "time_to_pickup": 12,
                     *             "duration": 24
                     *           }
                     *         ],
                     *         "tariff_version": "2026-11-01",
                     *         "expires_at": "2026-11-26T00:32:07.761+06:00"
                     *       },
                     *       "driver_info": null,
                     *       "rider_id": null,
                     *       "rider_latitude": null,
                     *       "rider_longitude": null,
                     *       "time_to_pickup": 8,
                     *       "duration": 19,
                     *       "eta": null,
                     *       "cancellation_reason": null,
                     *       "cancelled_by": null,
                     *       "created_at": "2026-11-26T00:17:07.761+06:00",
                     *       "assigned_at": null,
                     *       "accepted_at": null,
                     *       "started_at": null,
                     *       "picked_at": null,
                     *       "completed_at": null,
                     *       "cancelled_at": null,
                     *       "updated_at": "2026-11-26T00:17:07.761+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended`, `storage_limit_reached` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended" | "storage_limit_reached";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payload_too_large";
                    };
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed`, `outside_service_area`, `quotation_expired`, `quotation_mismatch`, `quotation_invalid`, `idempotency_key_reused` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed" | "outside_service_area" | "quotation_expired" | "quotation_mismatch" | "quotation_invalid" | "idempotency_key_reused";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    createOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: 1 to 255 visible ASCII characters, e.g. a UUID. */
                "X-Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orders": [
                 *         {
                 *           "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
                 *           "estimated_pickup_address_latitude": 23.7461,
                 *           "estimated_pickup_address_longitude": 90.3742,
                 *           "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                 *           "estimated_receiver_address_latitude": 23.7806,
                 *           "estimated_receiver_address_longitude": 90.4193,
                 *           "parcel_type": 2,
                 *           "receiver_name": "রহিমা খাতুন",
                 *           "receiver_phone_number": "01712345678",
                 *           "driver_type": 1,
                 *           "is_freelancer": false
                 *         },
                 *         {
                 *           "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
                 *           "estimated_pickup_address_latitude": 23.7461,
                 *           "estimated_pickup_address_longitude": 90.3742,
                 *           "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                 *           "estimated_receiver_address_latitude": 51.5,
                 *           "estimated_receiver_address_longitude": 0,
                 *           "parcel_type": 2,
                 *           "receiver_name": "Karim",
                 *           "receiver_phone_number": "01712345678",
                 *           "driver_type": 1,
                 *           "is_freelancer": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateOrdersRequest"];
            };
        };
        responses: {
            /** @description The outcome of each order, in the order of the request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dry_run": false,
                     *       "counts": {
                     *         "created": 1,
                     *         "replayed": 0,
                     *         "priced": 0,
                     *         "refused": 1
                     *       },
                     *       "currency": "BDT",
                     *       "total_price": 137,
                     *       "data": [
                     *         {
                     *           "index": 0,
                     *           "outcome": "created",
                     *           "order": {
                     *             "order_id": "ord_3s3djfczyn1ewgr6ttswz50qkz",
                     *             "partner_reference_id": null,
                     *             "parcel_status": "PENDING",
                     *             "previous_status": null,
                     *             "total_price": 137,
                     *             "receiver_name": "রহিমা খাতুন",
                     *             "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                     *             "driver_type": 1,
                     *             "tracking_url": "https://api.dakpion.example/track/trk_yx2wbbz3gsdcx1rg1fxw87m0kx",
                     *             "created_at": "2026-11-26T00:17:08.003+06:00",
                     *             "updated_at": "2026-11-26T00:17:08.003+06:00"
                     *           }
                     *         },
                     *         {
                     *           "index": 1,
                     *           "outcome": "refused",
                     *           "problem": {
                     *             "type": "https://api.dakpion.example/problems/outside_service_area",
                     *             "title": "Outside the service area",
                     *             "status": 422,
                     *             "detail": "An address is outside the service area. Check the fields estimated_receiver_address_latitude, estimated_receiver_address_longitude. Latitude and longitude may be swapped.",
                     *             "code": "outside_service_area",
                     *             "errors": [],
                     *             "fields": [
                     *               "estimated_receiver_address_latitude",
                     *               "estimated_receiver_address_longitude"
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkOrders"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payload_too_large";
                    };
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description One of `PENDING`, `ASSIGNED`, `ACCEPTED`, `STARTED`, `PICKED`, `COMPLETED`, `CANCELLED`, or several, separated by commas. */
                parcel_status?: string;
                /** @description Selects orders with exactly this `partner_reference_id`. */
                partner_reference_id?: string;
                /** @description Selects orders with this phone number of the receiver, in any accepted form. */
                receiver_phone_number?: string;
                /** @description Selects orders whose reference has all words of the text, in any case. The beginning of a word is enough. */
                reference_text?: string;
                /** @description Selects the order whose receiver sees this number of the parcel, e.g. `7F3K-9Q2M`. */
                parcel_number?: string;
                /** @description Selects what was created at this time or later: ISO 8601 with an offset. */
                created_at_from?: string;
                /** @description Selects what was created before this time: ISO 8601 with an offset. */
                created_at_to?: string;
                /** @description `pagination.next_after` of the previous page. Not together with `page`. */
                after?: string;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The highest number of entries on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "order_id": "ord_3s3djfczyn1ewgr6ttswz50qkz",
                     *           "partner_reference_id": null,
                     *           "parcel_status": "COMPLETED",
                     *           "previous_status": "PICKED",
                     *           "total_price": 137,
                     *           "receiver_name": "রহিমা খাতুন",
                     *           "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                     *           "driver_type": 1,
                     *           "tracking_url": "https://api.dakpion.example/track/trk_yx2wbbz3gsdcx1rg1fxw87m0kx",
                     *           "created_at": "2026-11-26T00:17:08.003+06:00",
                     *           "updated_at": "2026-11-26T00:17:09.256+06:00"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 1,
                     *         "total": 2,
                     *         "total_pages": 2,
                     *         "has_more": true,
                     *         "next_after": "ord_3s3djfczyn1ewgr6ttswz50qkz"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description Returns the order as it was at this time: ISO 8601 with an offset. */
                as_of?: string;
            };
            header?: never;
            path: {
                /** @description The `order_id` of an order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order and its history. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                     *       "partner_reference_id": null,
                     *       "environment": "sandbox",
                     *       "parcel_status": "COMPLETED",
                     *       "previous_status": "PICKED",
                     *       "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4",
                     *       "allowed_actions": [],
                     *       "attempt": 1,
                     *       "retry_of_order_id": null,
                     *       "retried_by_order_id": null,
                     *       "sequence": 6,
                     *       "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
                     *       "estimated_pickup_address_latitude": 23.7461,
                     *       "estimated_pickup_address_longitude": 90.3742,
                     *       "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                     *       "estimated_receiver_address_latitude": 23.7806,
                     *       "estimated_receiver_address_longitude": 90.4193,
                     *       "receiver_name": "রহিমা খাতুন",
                     *       "receiver_phone_number": "01712345678",
                     *       "parcel_type": 2,
                     *       "driver_type": 1,
                     *       "is_freelancer": false,
                     *       "item_price": null,
                     *       "item_name": null,
                     *       "parcel_comment": null,
                     *       "detailed_address": null,
                     *       "callback_url": null,
                     *       "metadata": {},
                     *       "quotation": {
                     *         "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE",
                     *         "currency": "BDT",
                     *         "total_price": 137,
                     *         "breakdown": [
                     *           {
                     *             "code": "base_fare",
                     *             "label": "Base fare",
                     *             "amount": 50
                     *           },
                     *           {
                     *             "code": "distance_fare",
                     *             "label": "Distance fare",
                     *             "amount": 87
                     *           },
                     *           {
                     *             "code": "parcel_surcharge",
                     *             "label": "Parcel surcharge",
                     *             "amount": 0
                     *           }
                     *         ],
                     *         "driver_type": 1,
                     *         "parcel_type": 2,
                     *         "distance_km": 7.78,
                     *         "time_to_pickup": 8,
                     *         "duration": 19,
                     *         "distance_source": "estimate",
                     *         "options": [
                     *           {
                     *             "driver_type": 1,
                     *             "total_price": 137,
                     *             "time_to_pickup": 8,
                     *             "duration": 19
                     *           },
                     *           {
                     *             "driver_type": 2,
                     *             "total_price": 227,
                     *             "time_to_pickup": 12,
                     *             "duration": 24
                     *           }
                     *         ],
                     *         "tariff_version": "2026-11-01",
                     *         "expires_at": "2026-11-26T00:32:07.761+06:00"
                     *       },
                     *       "driver_info": {
                     *         "rider_id": 932396,
                     *         "name": "Abdul Karim",
                     *         "phone_number": "01088648938",
                     *         "driver_type": 1,
                     *         "is_freelancer": false,
                     *         "latitude": 23.7806,
                     *         "longitude": 90.4193,
                     *         "location_updated_at": "2026-11-26T00:17:09.073+06:00"
                     *       },
                     *       "rider_id": 932396,
                     *       "rider_latitude": 23.7806,
                     *       "rider_longitude": 90.4193,
                     *       "time_to_pickup": 0,
                     *       "duration": 0,
                     *       "eta": null,
                     *       "cancellation_reason": null,
                     *       "cancelled_by": null,
                     *       "created_at": "2026-11-26T00:17:07.761+06:00",
                     *       "assigned_at": "2026-11-26T00:17:08.073+06:00",
                     *       "accepted_at": "2026-11-26T00:17:08.236+06:00",
                     *       "started_at": "2026-11-26T00:17:08.371+06:00",
                     *       "picked_at": "2026-11-26T00:17:08.726+06:00",
                     *       "completed_at": "2026-11-26T00:17:09.073+06:00",
                     *       "cancelled_at": null,
                     *       "updated_at": "2026-11-26T00:17:09.074+06:00",
                     *       "history": [
                     *         {
                     *           "sequence": 1,
                     *           "event": "ORDER_CREATED",
                     *           "parcel_status": "PENDING",
                     *           "previous_status": null,
                     *           "occurred_at": "2026-11-26T00:17:07.761+06:00"
                     *         },
                     *         {
                     *           "sequence": 2,
                     *           "event": "ASSIGNED",
                     *           "parcel_status": "ASSIGNED",
                     *           "previous_status": "PENDING",
                     *           "occurred_at": "2026-11-26T00:17:08.073+06:00"
                     *         },
                     *         {
                     *           "sequence": 3,
                     *           "event": "ACCEPTED",
                     *           "parcel_status": "ACCEPTED",
                     *           "previous_status": "ASSIGNED",
                     *           "occurred_at": "2026-11-26T00:17:08.236+06:00"
                     *         },
                     *         {
                     *           "sequence": 4,
                     *           "event": "STARTED",
                     *           "parcel_status": "STARTED",
                     *           "previous_status": "ACCEPTED",
                     *           "occurred_at": "2026-11-26T00:17:08.371+06:00"
                     *         },
                     *         {
                     *           "sequence": 5,
                     *           "event": "PICKED",
                     *           "parcel_status": "PICKED",
                     *           "previous_status": "STARTED",
                     *           "occurred_at": "2026-11-26T00:17:08.726+06:00"
                     *         },
                     *         {
                     *           "sequence": 6,
                     *           "event": "COMPLETED",
                     *           "parcel_status": "COMPLETED",
                     *           "previous_status": "PICKED",
                     *           "occurred_at": "2026-11-26T00:17:09.073+06:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderDetails"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found`, `order_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "order_not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    getOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The `order_id` of an order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                     *       "partner_reference_id": null,
                     *       "parcel_status": "COMPLETED",
                     *       "previous_status": "PICKED",
                     *       "updated_at": "2026-11-26T00:17:09.074+06:00",
                     *       "rider_id": 932396,
                     *       "rider_latitude": 23.7806,
                     *       "rider_longitude": 90.4193,
                     *       "driver_type": 1,
                     *       "is_freelancer": false,
                     *       "time_to_pickup": 0,
                     *       "duration": 0,
                     *       "eta": null,
                     *       "sequence": 6
                     *     }
                     */
                    "application/json": components["schemas"]["OrderStatusView"];
                };
            };
            /** @description Nothing has changed. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found`, `order_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "order_not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    getOrderProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `order_id` of an order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events and their proofs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                     *       "verifier_key": "dakpion.local/64d870cf7db0690e+0e8e5d2b+AYa9US0xIEvG8XXDzuvyBBXwkUkIgx8ZtoytAVsogJlp",
                     *       "checkpoint": "dakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
                     *       "events": [
                     *         {
                     *           "sequence": 1,
                     *           "type": "OrderCreated",
                     *           "recorded_at": "2026-11-26T00:17:07.761+06:00",
                     *           "data": "{\"attempt\":1,\"environment\":\"sandbox\",\"occurred_at\":\"2026-11-26T00:17:07.761+06:00\",\"order_id\":\"ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"partner_id\":\"prt_05qe5abcdgkwkp1226fnvaafh2\",\"quotation\":{\"breakdown\":[{\"amount\":50,\"code\":\"base_fare\",\"label\":\"Base fare\"},{\"amount\":87,\"code\":\"distance_fare\",\"label\":\"Distance fare\"},{\"amount\":0,\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\"}],\"currency\":\"BDT\",\"distance_km\":7.78,\"distance_source\":\"estimate\",\"driver_type\":1,\"duration\":19,\"expires_at\":\"2026-11-26T00:32:07.761+06:00\",\"options\":[{\"driver_type\":1,\"duration\":19,\"time_to_pickup\":8,\"total_price\":137},{\"driver_type\":2,\"duration\":24,\"time_to_pickup\":12,\"total_price\":227}],\"parcel_type\":2,\"quotation_id\":\"quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE\",\"tariff_version\":\"2026-11-01\",\"time_to_pickup\":8,\"total_price\":137},\"recorded_at\":\"2026-11-26T00:17:07.761+06:00\",\"request\":{\"callback_url\":null,\"detailed_address\":null,\"driver_type\":1,\"estimated_pickup_address_latitude\":23.7461,\"estimated_pickup_address_longitude\":90.3742,\"estimated_receiver_address_latitude\":23.7806,\"estimated_receiver_address_longitude\":90.4193,\"is_freelancer\":false,\"item_name\":null,\"item_price\":null,\"metadata\":null,\"parcel_comment\":null,\"parcel_type\":2,\"partner_reference_id\":null,\"pickup_address_text\":\"House 12, Road 5, Dhanmondi, Dhaka\",\"quotation_id\":null,\"receiver_address_text\":\"বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦\",\"receiver_name\":\"রহিমা খাতুন\",\"receiver_phone_number\":\"01712345678\",\"sandbox_scenario\":null},\"retry_of_order_id\":null,\"tracking_token\":\"trk_ahk8kysm7qvtwfcwzfnv6amav4\",\"tracking_url\":\"https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4\"}",
                     *           "leaf": "{\"actor\":{\"key_id\":\"key_wgg7d4j6b5envmraaq6631n9kc\",\"kind\":\"api_key\"},\"data_sha256\":\"ee9820484f5cf123cf2705a4da2acb3b08e765e33f315222b5c77605fe312778\",\"event_id\":\"8a833c3f-1506-4faf-a010-90aa7cd4ae35\",\"recorded_at\":\"2026-11-26T00:17:07.761+06:00\",\"revision\":0,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderCreated\"}",
                     *           "proof": "c2sp.org/tlog-proof@v1\nindex 12\nb0g+XtFhkjQyspNldgKu7G+9hIpiScz/94/foEuMmHI=\no/R99PhmYW1GWxTy7+RVW3Sr3ZLWjve15q9Iyzf4in8=\nqngzTqqjwAlGF8YH1MaTPWlqbRl1PoYtb7eUjFM0U0M=\nK703sMk75v1EgPY6Af+BD/y28Pzi6qE3HhFgX1heTJw=\nohANb88hK8rfmCLXyDMB8ENFvBf4FwWqNxVENb9jXsY=\nco9di0g3nrFTomnuay8fVrm0TkAi8wkxT1+U+Y9YQ5k=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
                     *           "proof_due_at": null
                     *         },
                     *         {
                     *           "sequence": 2,
                     *           "type": "OrderAssigned",
                     *           "recorded_at": "2026-11-26T00:17:08.093+06:00",
                     *           "data": "{\"duration\":19,\"location\":{\"latitude\":23.758224,\"longitude\":90.362837},\"occurred_at\":\"2026-11-26T00:17:08.073+06:00\",\"recorded_at\":\"2026-11-26T00:17:08.077+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Abdul Karim\",\"phone_number\":\"01088648938\",\"rider_id\":932396},\"rider_event_id\":\"robot-ord_rt1z6kjpqcy7a3v22dxejr2e7x-0\",\"time_to_pickup\":8}",
                     *           "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"9277f2d8c2e6cb1747458700e651a66ad371c6e91b3926541f21cd7e9de0a450\",\"event_id\":\"86bd8cf1-bc17-4d55-aa39-adc501fdca84\",\"recorded_at\":\"2026-11-26T00:17:08.093+06:00\",\"revision\":1,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderAssigned\"}",
                     *           "proof": "c2sp.org/tlog-proof@v1\nindex 19\nRT1jE4gD6lzv0khgr25HTtZMvZHdwiTi4stMF5fj3b8=\nOb3vau1wtGzma6rNux+wY2cxmDOv/KfG/t8BkKlzrQQ=\nl2LbO5ktPO+EZeWutDjsOAhrV5x6s7i3d7YQTTC/BnA=\nJlndsLIgJ65l2zrnMhC2i56UAHWrHFawgCwwVwvIsXk=\nNosyHGw5Q7yxb5nlPgh14gEtoEXQSJXuLuwZ8Y3XqTQ=\nco9di0g3nrFTomnuay8fVrm0TkAi8wkxT1+U+Y9YQ5k=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
                     *           "proof_due_at": null
                     *         },
                     *         {
                     *           "sequence": 3,
                     *           "type": "OrderAccepted",
                     *           "recorded_at": "2026-11-26T00:17:08.237+06:00",
                     *           "data": "{\"duration\":19,\"location\":{\"latitude\":23.758224,\"longitude\":90.362837},\"occurred_at\":\"2026-11-26T00:17:08.236+06:00\",\"recorded_at\":\"2026-11-26T00:17:08.237+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Abdul Karim\",\"phone_number\":\"01088648938\",\"rider_id\":932396},\"rider_event_id\":\"robot-ord_rt1z6kjpqcy7a3v22dxejr2e7x-1\",\"time_to_pickup\":8}",
                     *           "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"f30b820cc11f3b7647dc8b40785c78d1cfd3f31cc8da14b2a97f85d985de6414\",\"event_id\":\"7eb475ae-a963-4ca0-b6dc-8de970acb361\",\"recorded_at\":\"2026-11-26T00:17:08.237+06:00\",\"revision\":2,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderAccepted\"}",
                     *           "proof": "c2sp.org/tlog-proof@v1\nindex 23\n2XGVTlW/yXP7f8BPK76kBkyc+hrsA55rp/aHoj1QU7c=\ncxE1n8+svEn4IvsbR2fXr7lyErEH0p6qjZomY6uI1RA=\nMTozVEdE5HZBcToBWOMVovykPJAnAkPMj22pQ6TwcnE=\nJlndsLIgJ65l2zrnMhC2i56UAHWrHFawgCwwVwvIsXk=\nNosyHGw5Q7yxb5nlPgh14gEtoEXQSJXuLuwZ8Y3XqTQ=\nco9di0g3nrFTomnuay8fVrm0TkAi8wkxT1+U+Y9YQ5k=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
                     *           "proof_due_at": null
                     *         },
                     *         {
                     *           "sequence": 4,
                     *           "type": "OrderStarted",
                     *           "recorded_at": "2026-11-26T00:17:08.373+06:00",
                     *           "data": "{\"duration\":19,\"location\":{\"latitude\":23.758224,\"longitude\":90.362837},\"occurred_at\":\"2026-11-26T00:17:08.371+06:00\",\"recorded_at\":\"2026-11-26T00:17:08.372+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Abdul Karim\",\"phone_number\":\"01088648938\",\"rider_id\":932396},\"rider_event_id\":\"robot-ord_rt1z6kjpqcy7a3v22dxejr2e7x-2\",\"time_to_pickup\":8}",
                     *           "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"6f8ff2b8fa8e451eea799cc7b23bf22a534c0ce89db8232053f44bf3177de6d9\",\"event_id\":\"56127ee8-419b-4df0-9baa-8efe79384783\",\"recorded_at\":\"2026-11-26T00:17:08.373+06:00\",\"revision\":3,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderStarted\"}",
                     *           "proof": "c2sp.org/tlog-proof@v1\nindex 29\ndzfBD6ewmmA8+tylsynQXHwE3NOYmdZPLpxqrwPAWH0=\n5L8LWWhXdiQlyVeD4W4miE4pjUzZ2OPxaUoRYJeviSI=\nyxmnSIW7e9wok4jErhNh1lXOp7Sehz3aTvuYyCbL4lU=\nWvSTCpwcRZZ+NHMqkc7FyL0KLPveLGknAe+LgeGsxwY=\nNosyHGw5Q7yxb5nlPgh14gEtoEXQSJXuLuwZ8Y3XqTQ=\nco9di0g3nrFTomnuay8fVrm0TkAi8wkxT1+U+Y9YQ5k=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
                     *           "proof_due_at": null
                     *         },
                     *         {
                     *           "sequence": 5,
                     *           "type": "OrderPicked",
                     *           "recorded_at": "2026-11-26T00:17:08.748+06:00",
                     *           "data": "{\"duration\":19,\"location\":{\"latitude\":23.7461,\"longitude\":90.3742},\"occurred_at\":\"2026-11-26T00:17:08.726+06:00\",\"recorded_at\":\"2026-11-26T00:17:08.748+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Abdul Karim\",\"phone_number\":\"01088648938\",\"rider_id\":932396},\"rider_event_id\":\"robot-ord_rt1z6kjpqcy7a3v22dxejr2e7x-6\",\"time_to_pickup\":0}",
                     *           "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"3733c4276e188f1a3d50302887f660c29e3fec5278f90d6449f0c5336363eef2\",\"event_id\":\"09e517e3-fd0f-4fdb-851b-07cc25d764f4\",\"recorded_at\":\"2026-11-26T00:17:08.748+06:00\",\"revision\":4,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderPicked\"}",
                     *           "proof": "c2sp.org/tlog-proof@v1\nindex 38\ngnDeXK4H/SfvU7C/L53OTMGy4u9xCNbLnmDVjPekwwU=\nO8S5ojKC7Pi+oSkBK92U7dul980SycZVFuM+LZSb9eQ=\ne+y5MY46KquXbfYhCMkHKfoH4cKq0XspaMStXb5w+LI=\nCxuINcG56kOFfMRFYKTKBamiSwDugWAoq4mlNbrbDhQ=\nrfEZ+PgN90ws+/1JWcOHTE/OOGFdsGqv80bd6WzDREw=\nFSNyRF8uW9uOfTSdtj5h+KJjOKwghpJR2liKv96lPOQ=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
                     *           "proof_due_at": null
                     *         },
                     *         {
                     *           "sequence": 6,
                     *           "type": "OrderCompleted",
                     *           "recorded_at": "2026-11-26T00:17:09.074+06:00",
                     *           "data": "{\"duration\":0,\"location\":{\"latitude\":23.7806,\"longitude\":90.4193},\"occurred_at\":\"2026-11-26T00:17:09.073+06:00\",\"recorded_at\":\"2026-11-26T00:17:09.074+06:00\",\"rider\":{\"driver_type\":1,\"is_freelancer\":false,\"name\":\"Abdul Karim\",\"phone_number\":\"01088648938\",\"rider_id\":932396},\"rider_event_id\":\"robot-ord_rt1z6kjpqcy7a3v22dxejr2e7x-10\",\"time_to_pickup\":0}",
                     *           "leaf": "{\"actor\":{\"kind\":\"robot_courier\"},\"data_sha256\":\"20000b3951f08743ba13a19ba96aee68ad9f9a24c844c9656978c43aa9cbcfb4\",\"event_id\":\"3bf05e44-42d6-490b-b727-ea5685e00095\",\"recorded_at\":\"2026-11-26T00:17:09.074+06:00\",\"revision\":5,\"stream\":\"order-ord_rt1z6kjpqcy7a3v22dxejr2e7x\",\"type\":\"OrderCompleted\"}",
                     *           "proof": "c2sp.org/tlog-proof@v1\nindex 44\nCzzZyU0K86l3aFUI8O+ybGB3RtvhnwNlqscNfk/xR9w=\nQa/mOeWy6J0kh7PgCN5wpzWvIlCow0mL+sXr+mlwYFw=\nyuAtyH6mxTMQwpm16ZuDYZ+xxUZkK2BLD88JIY1+n2A=\nu3blPQiyH4HgXoC2+TdZjbuw3Zn1+sOkDeJY0sBNt1s=\nrfEZ+PgN90ws+/1JWcOHTE/OOGFdsGqv80bd6WzDREw=\nFSNyRF8uW9uOfTSdtj5h+KJjOKwghpJR2liKv96lPOQ=\n\ndakpion.local/64d870cf7db0690e\n50\nY9irFLh/W2SwB0EimLIp1m6TJwAF3727XDgk8r9j5I8=\n\n— dakpion.local/64d870cf7db0690e Do5dK2WbvkaNbz5eunV7ZQUj9u0bunihMdKVsuaR0ZsE5uUI9Wa0Nwh9Bhj98gLDBBOpMIW1PbtUB3Cq0bMSKXPkOwI=\n",
                     *           "proof_due_at": null
                     *         }
                     *       ],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["OrderProof"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found`, `order_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "order_not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `order_id` of an order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "cancellation_reason": "The customer has changed their mind"
                 *     }
                 */
                "application/json": components["schemas"]["CancelOrderRequest"] | null;
            };
        };
        responses: {
            /** @description The cancelled order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": "ord_938w32tjcerf922gen6ge4x82q",
                     *       "partner_reference_id": null,
                     *       "environment": "sandbox",
                     *       "parcel_status": "CANCELLED",
                     *       "previous_status": "PENDING",
                     *       "tracking_url": "https://api.dakpion.example/track/trk_95jf0wn083kagtrj1mj2jj5wcb",
                     *       "allowed_actions": [
                     *         "retry"
                     *       ],
                     *       "attempt": 1,
                     *       "retry_of_order_id": null,
                     *       "retried_by_order_id": null,
                     *       "sequence": 2,
                     *       "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
                     *       "estimated_pickup_address_latitude": 23.7461,
                     *       "estimated_pickup_address_longitude": 90.3742,
                     *       "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                     *       "estimated_receiver_address_latitude": 23.7806,
                     *       "estimated_receiver_address_longitude": 90.4193,
                     *       "receiver_name": "রহিমা খাতুন",
                     *       "receiver_phone_number": "01712345678",
                     *       "parcel_type": 2,
                     *       "driver_type": 1,
                     *       "is_freelancer": false,
                     *       "item_price": null,
                     *       "item_name": null,
                     *       "parcel_comment": null,
                     *       "detailed_address": null,
                     *       "callback_url": null,
                     *       "metadata": {},
                     *       "quotation": {
                     *         "quotation_id": "quo_WzEsMCwxNzk1NjMxNTMyMTM2LCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.aJdxPMNWfYRIuAWvoC8lPrXVIhr3soVVbxm4Ejj8SaE",
                     *         "currency": "BDT",
                     *         "total_price": 137,
                     *         "breakdown": [
                     *           {
                     *             "code": "base_fare",
                     *             "label": "Base fare",
                     *             "amount": 50
                     *           },
                     *           {
                     *             "code": "distance_fare",
                     *             "label": "Distance fare",
                     *             "amount": 87
                     *           },
                     *           {
                     *             "code": "parcel_surcharge",
                     *             "label": "Parcel surcharge",
                     *             "amount": 0
                     *           }
                     *         ],
                     *         "driver_type": 1,
                     *         "parcel_type": 2,
                     *         "distance_km": 7.78,
                     *         "time_to_pickup": 8,
                     *         "duration": 19,
                     *         "distance_source": "estimate",
                     *         "options": [
                     *           {
                     *             "driver_type": 1,
                     *             "total_price": 137,
                     *             "time_to_pickup": 8,
                     *             "duration": 19
                     *           },
                     *           {
                     *             "driver_type": 2,
                     *             "total_price": 227,
                     *             "time_to_pickup": 12,
                     *             "duration": 24
                     *           }
                     *         ],
                     *         "tariff_version": "2026-11-01",
                     *         "expires_at": "2026-11-26T00:32:12.136+06:00"
                     *       },
                     *       "driver_info": null,
                     *       "rider_id": null,
                     *       "rider_latitude": null,
                     *       "rider_longitude": null,
                     *       "time_to_pickup": 8,
                     *       "duration": 19,
                     *       "eta": null,
                     *       "cancellation_reason": "The customer has changed their mind",
                     *       "cancelled_by": "partner",
                     *       "created_at": "2026-11-26T00:17:12.136+06:00",
                     *       "assigned_at": null,
                     *       "accepted_at": null,
                     *       "started_at": null,
                     *       "picked_at": null,
                     *       "completed_at": null,
                     *       "cancelled_at": "2026-11-26T00:17:12.181+06:00",
                     *       "updated_at": "2026-11-26T00:17:12.181+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found`, `order_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "order_not_found";
                    };
                };
            };
            /** @description `order_not_cancellable` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "order_not_cancellable";
                    };
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payload_too_large";
                    };
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    retryOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `order_id` of an order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RetryOrderRequest"] | null;
            };
        };
        responses: {
            /** @description The order that an earlier retry created. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
            /** @description The new order. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
                     *       "partner_reference_id": null,
                     *       "environment": "sandbox",
                     *       "parcel_status": "PENDING",
                     *       "previous_status": null,
                     *       "tracking_url": "https://api.dakpion.example/track/trk_kdkj3gy010vmtz6q8ce8a7cg6n",
                     *       "allowed_actions": [
                     *         "cancel"
                     *       ],
                     *       "attempt": 2,
                     *       "retry_of_order_id": "ord_938w32tjcerf922gen6ge4x82q",
                     *       "retried_by_order_id": null,
                     *       "sequence": 1,
                     *       "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
                     *       "estimated_pickup_address_latitude": 23.7461,
                     *       "estimated_pickup_address_longitude": 90.3742,
                     *       "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                     *       "estimated_receiver_address_latitude": 23.7806,
                     *       "estimated_receiver_address_longitude": 90.4193,
                     *       "receiver_name": "রহিমা খাতুন",
                     *       "receiver_phone_number": "01712345678",
                     *       "parcel_type": 2,
                     *       "driver_type": 1,
                     *       "is_freelancer": false,
                     *       "item_price": null,
                     *       "item_name": null,
                     *       "parcel_comment": null,
                     *       "detailed_address": null,
                     *       "callback_url": null,
                     *       "metadata": {},
                     *       "quotation": {
                     *         "quotation_id": "quo_WzEsMCwxNzk1NjMxNTMyMjIzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2RSDaaFivD8If12t3h2Al0T7cGjKbLWEiMD2sWxvon4",
                     *         "currency": "BDT",
                     *         "total_price": 137,
                     *         "breakdown": [
                     *           {
                     *             "code": "base_fare",
                     *             "label": "Base fare",
                     *             "amount": 50
                     *           },
                     *           {
                     *             "code": "distance_fare",
                     *             "label": "Distance fare",
                     *             "amount": 87
                     *           },
                     *           {
                     *             "code": "parcel_surcharge",
                     *             "label": "Parcel surcharge",
                     *             "amount": 0
                     *           }
                     *         ],
                     *         "driver_type": 1,
                     *         "parcel_type": 2,
                     *         "distance_km": 7.78,
                     *         "time_to_pickup": 8,
                     *         "duration": 19,
                     *         "distance_source": "estimate",
                     *         "options": [
                     *           {
                     *             "driver_type": 1,
                     *             "total_price": 137,
                     *             "time_to_pickup": 8,
                     *             "duration": 19
                     *           },
                     *           {
                     *             "driver_type": 2,
                     *             "total_price": 227,
                     *             "time_to_pickup": 12,
                     *             "duration": 24
                     *           }
                     *         ],
                     *         "tariff_version": "2026-11-01",
                     *         "expires_at": "2026-11-26T00:32:12.223+06:00"
                     *       },
                     *       "driver_info": null,
                     *       "rider_id": null,
                     *       "rider_latitude": null,
                     *       "rider_longitude": null,
                     *       "time_to_pickup": 8,
                     *       "duration": 19,
                     *       "eta": null,
                     *       "cancellation_reason": null,
                     *       "cancelled_by": null,
                     *       "created_at": "2026-11-26T00:17:12.223+06:00",
                     *       "assigned_at": null,
                     *       "accepted_at": null,
                     *       "started_at": null,
                     *       "picked_at": null,
                     *       "completed_at": null,
                     *       "cancelled_at": null,
                     *       "updated_at": "2026-11-26T00:17:12.223+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended`, `storage_limit_reached` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended" | "storage_limit_reached";
                    };
                };
            };
            /** @description `not_found`, `order_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "order_not_found";
                    };
                };
            };
            /** @description `order_not_retryable` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "order_not_retryable";
                    };
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payload_too_large";
                    };
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed`, `outside_service_area` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed" | "outside_service_area";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Selects events of this order. */
                order_id?: string;
                /** @description `next` of the previous page. Without it, the list begins with the first event. */
                after?: string;
                /** @description The highest number of entries on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "event_type": "ORDER_CREATED",
                     *           "event": "ORDER_CREATED",
                     *           "event_id": "evt_8a833c3f15064fafa01090aa7cd4ae35",
                     *           "sequence": 1,
                     *           "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                     *           "partner_reference_id": null,
                     *           "status": "PENDING",
                     *           "parcel_status": "PENDING",
                     *           "previous_status": null,
                     *           "timestamp": "2026-11-26T00:17:07.761+06:00",
                     *           "updated_at": "2026-11-26T00:17:07.761+06:00",
                     *           "environment": "sandbox",
                     *           "attempt": 1,
                     *           "retry_of_order_id": null,
                     *           "rider_id": null,
                     *           "rider_latitude": null,
                     *           "rider_longitude": null,
                     *           "driver_type": 1,
                     *           "is_freelancer": false,
                     *           "time_to_pickup": 8,
                     *           "duration": 19,
                     *           "metadata": {},
                     *           "quotation": {
                     *             "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE",
                     *             "currency": "BDT",
                     *             "total_price": 137,
                     *             "breakdown": [
                     *               {
                     *                 "code": "base_fare",
                     *                 "label": "Base fare",
                     *                 "amount": 50
                     *               },
                     *               {
                     *                 "code": "distance_fare",
                     *                 "label": "Distance fare",
                     *                 "amount": 87
                     *               },
                     *               {
                     *                 "code": "parcel_surcharge",
                     *                 "label": "Parcel surcharge",
                     *                 "amount": 0
                     *               }
                     *             ],
                     *             "driver_type": 1,
                     *             "parcel_type": 2,
                     *             "distance_km": 7.78,
                     *             "time_to_pickup": 8,
                     *             "duration": 19,
                     *             "distance_source": "estimate",
                     *             "options": [
                     *               {
                     *                 "driver_type": 1,
                     *                 "total_price": 137,
                     *                 "time_to_pickup": 8,
                     *                 "duration": 19
                     *               },
                     *               {
                     *                 "driver_type": 2,
                     *                 "total_price": 227,
                     *                 "time_to_pickup": 12,
                     *                 "duration": 24
                     *               }
                     *             ],
                     *             "tariff_version": "2026-11-01",
                     *             "expires_at": "2026-11-26T00:32:07.761+06:00"
                     *           },
                     *           "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4",
                     *           "position": "14"
                     *         }
                     *       ],
                     *       "next": "14",
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description The `id` of the last event that you have. Without it, the stream begins with the next event. */
                after?: string;
            };
            header?: {
                /** @description Sent by clients that connect again: the `id` of the last event that they received. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStreamText"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    streamOrderEvents: {
        parameters: {
            query?: {
                /** @description The `id` of the last event that you have. Without it, the stream begins with the first event of the order. */
                after?: string;
            };
            header?: {
                /** @description Sent by clients that connect again: the `id` of the last event that they received. */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description The `order_id` of an order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStreamText"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found`, `order_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "order_not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    getCallbackUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL of the environment of the key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "callback_url": "https://shop.example/dakpion",
                     *       "token_origin": "https://shop.example/dakpion"
                     *     }
                     */
                    "application/json": components["schemas"]["CallbackUrl"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    setCallbackUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "callback_url": "https://shop.example/dakpion"
                 *     }
                 */
                "application/json": components["schemas"]["CallbackUrlRequest"];
            };
        };
        responses: {
            /** @description The URL that is set now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "callback_url": "https://shop.example/dakpion",
                     *       "token_origin": "https://shop.example/dakpion",
                     *       "token": null
                     *     }
                     */
                    "application/json": components["schemas"]["ChangedCallbackUrl"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payload_too_large";
                    };
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    getWebhookSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the environment of the key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resend_after_recovery": false
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookSettings"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    setWebhookSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resend_after_recovery": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resend_after_recovery": true
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookSettings"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payload_too_large";
                    };
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Selects webhooks of this order. */
                order_id?: string;
                /** @description Selects entries with this status. */
                status?: "pending" | "retrying" | "delivered" | "manual_review" | "discarded";
                /** @description Selects webhooks that were sent to exactly this callback URL. */
                url?: string;
                /** @description Selects what was created at this time or later: ISO 8601 with an offset. */
                created_at_from?: string;
                /** @description Selects what was created before this time: ISO 8601 with an offset. */
                created_at_to?: string;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The highest number of entries on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "delivery_id": "dlv_5f543f5eb63d4cd683c80f48ac68da97",
                     *           "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
                     *           "event": "ORDER_CREATED",
                     *           "event_id": "evt_5f543f5eb63d4cd683c80f48ac68da97",
                     *           "sequence": 1,
                     *           "url": "https://shop.example/dakpion",
                     *           "environment": "sandbox",
                     *           "status": "delivered",
                     *           "attempts": [
                     *             {
                     *               "number": 1,
                     *               "started_at": "2026-11-26T00:17:12.232+06:00",
                     *               "duration_ms": 2,
                     *               "response_status": 200,
                     *               "error": null,
                     *               "response_excerpt": null
                     *             }
                     *           ],
                     *           "attempts_total": 1,
                     *           "next_attempt_at": null,
                     *           "created_at": "2026-11-26T00:17:12.231+06:00",
                     *           "updated_at": "2026-11-26T00:17:12.234+06:00",
                     *           "partner_reference_id": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 1,
                     *         "total": 15,
                     *         "total_pages": 15,
                     *         "has_more": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                /** @description The `attempts_next` of the previous response. Without it, the first page of attempts. */
                attempts_after?: string;
            };
            header?: never;
            path: {
                /** @description The `delivery_id` of a webhook in the list of webhooks. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, its attempts, and its request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery_id": "dlv_5f543f5eb63d4cd683c80f48ac68da97",
                     *       "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
                     *       "event": "ORDER_CREATED",
                     *       "event_id": "evt_5f543f5eb63d4cd683c80f48ac68da97",
                     *       "sequence": 1,
                     *       "url": "https://shop.example/dakpion",
                     *       "environment": "sandbox",
                     *       "status": "delivered",
                     *       "attempts": [
                     *         {
                     *           "number": 1,
                     *           "started_at": "2026-11-26T00:17:12.232+06:00",
                     *           "duration_ms": 2,
                     *           "response_status": 200,
                     *           "error": null,
                     *           "response_excerpt": ""
                     *         }
                     *       ],
                     *       "attempts_total": 1,
                     *       "next_attempt_at": null,
                     *       "created_at": "2026-11-26T00:17:12.231+06:00",
                     *       "updated_at": "2026-11-26T00:17:12.234+06:00",
                     *       "attempts_next": null,
                     *       "request": {
                     *         "method": "POST",
                     *         "url": "https://shop.example/dakpion",
                     *         "headers": {
                     *           "content-type": "application/json; charset=utf-8",
                     *           "user-agent": "Dakpion-Webhooks/1",
                     *           "webhook-id": "evt_5f543f5eb63d4cd683c80f48ac68da97",
                     *           "webhook-timestamp": "1795630632",
                     *           "webhook-signature": "(withheld)",
                     *           "x-webhook-secret": "(withheld)"
                     *         },
                     *         "body": "{\"event_type\":\"ORDER_CREATED\",\"event\":\"ORDER_CREATED\",\"event_id\":\"evt_5f543f5eb63d4cd683c80f48ac68da97\",\"sequence\":1,\"order_id\":\"ord_ck1px7e2fhfset11k5amdd6rnv\",\"partner_reference_id\":null,\"status\":\"PENDING\",\"parcel_status\":\"PENDING\",\"previous_status\":null,\"timestamp\":\"2026-11-26T00:17:12.223+06:00\",\"updated_at\":\"2026-11-26T00:17:12.223+06:00\",\"environment\":\"sandbox\",\"attempt\":2,\"retry_of_order_id\":\"ord_938w32tjcerf922gen6ge4x82q\",\"rider_id\":null,\"rider_latitude\":null,\"rider_longitude\":null,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":8,\"duration\":19,\"metadata\":{},\"quotation\":{\"quotation_id\":\"quo_WzEsMCwxNzk1NjMxNTMyMjIzLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.2RSDaaFivD8If12t3h2Al0T7cGjKbLWEiMD2sWxvon4\",\"currency\":\"BDT\",\"total_price\":137,\"breakdown\":[{\"code\":\"base_fare\",\"label\":\"Base fare\",\"amount\":50},{\"code\":\"distance_fare\",\"label\":\"Distance fare\",\"amount\":87},{\"code\":\"parcel_surcharge\",\"label\":\"Parcel surcharge\",\"amount\":0}],\"driver_type\":1,\"parcel_type\":2,\"distance_km\":7.78,\"time_to_pickup\":8,\"duration\":19,\"distance_source\":\"estimate\",\"options\":[{\"driver_type\":1,\"total_price\":137,\"time_to_pickup\":8,\"duration\":19},{\"driver_type\":2,\"total_price\":227,\"time_to_pickup\":12,\"duration\":24}],\"tariff_version\":\"2026-11-01\",\"expires_at\":\"2026-11-26T00:32:12.223+06:00\"},\"tracking_url\":\"https://api.dakpion.example/track/trk_kdkj3gy010vmtz6q8ce8a7cg6n\"}"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDetails"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found`, `webhook_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "webhook_not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `delivery_id` of a webhook in the list of webhooks. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RedeliverWebhookRequest"] | null;
            };
        };
        responses: {
            /** @description The webhook will be sent again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery_id": "dlv_5f543f5eb63d4cd683c80f48ac68da97",
                     *       "accepted": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AcceptedRedelivery"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended`, `storage_limit_reached` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended" | "storage_limit_reached";
                    };
                };
            };
            /** @description `not_found`, `webhook_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "webhook_not_found";
                    };
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payload_too_large";
                    };
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    redeliverWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "manual_review"
                 *     }
                 */
                "application/json": components["schemas"]["RedeliverWebhooksRequest"];
            };
        };
        responses: {
            /** @description The redelivery and its progress. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redelivery_id": "rdl_39d9r2phsrftcv50pw74ne8mwf",
                     *       "requested_at": "2026-11-26T00:17:12.441+06:00",
                     *       "created_at_from": null,
                     *       "status": "manual_review",
                     *       "accepted": 0,
                     *       "redelivered": 0,
                     *       "finished_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["RedeliveryProgress"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended`, `storage_limit_reached` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended" | "storage_limit_reached";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payload_too_large";
                    };
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    getRedelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `redelivery_id` that starting a redelivery returned. */
                redelivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redelivery_id": "rdl_39d9r2phsrftcv50pw74ne8mwf",
                     *       "requested_at": "2026-11-26T00:17:12.441+06:00",
                     *       "created_at_from": null,
                     *       "status": "manual_review",
                     *       "accepted": 0,
                     *       "redelivered": 0,
                     *       "finished_at": "2026-11-26T00:17:12.466+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["RedeliveryProgress"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found`, `redelivery_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "redelivery_not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    sendTestWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "PICKED"
                 *     }
                 */
                "application/json": components["schemas"]["TestWebhookRequest"];
            };
        };
        responses: {
            /** @description The request, and the response. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivered": true,
                     *       "request": {
                     *         "method": "POST",
                     *         "url": "https://shop.example/dakpion",
                     *         "headers": {
                     *           "content-type": "application/json; charset=utf-8",
                     *           "user-agent": "Dakpion-Webhooks/1",
                     *           "webhook-id": "evt_test_trc8msmcknzpdbe58zxe7x2y9m",
                     *           "webhook-timestamp": "1795630632",
                     *           "webhook-signature": "v1,cvXeuyu4P9ivH4F0U2FlRaCq7t/ArwuazkXxwoISBM4=",
                     *           "x-webhook-secret": "(withheld)",
                     *           "x-webhook-test": "true"
                     *         },
                     *         "body": "{\"event_type\":\"ORDER_STATUS_CHANGE\",\"event\":\"PICKED\",\"event_id\":\"evt_test_trc8msmcknzpdbe58zxe7x2y9m\",\"sequence\":5,\"order_id\":\"ord_00000000000000000000000000\",\"partner_reference_id\":\"EXAMPLE-NOT-AN-ORDER\",\"status\":\"PICKED\",\"parcel_status\":\"PICKED\",\"previous_status\":\"STARTED\",\"timestamp\":\"2026-11-26T00:17:12.513+06:00\",\"updated_at\":\"2026-11-26T00:17:12.513+06:00\",\"environment\":\"sandbox\",\"attempt\":1,\"retry_of_order_id\":null,\"rider_id\":1,\"rider_latitude\":23.7461,\"rider_longitude\":90.3742,\"driver_type\":1,\"is_freelancer\":false,\"time_to_pickup\":15,\"duration\":20,\"metadata\":{\"test\":\"true\"}}"
                     *       },
                     *       "started_at": "2026-11-26T00:17:12.513+06:00",
                     *       "duration_ms": 13,
                     *       "response_status": 200,
                     *       "error": null,
                     *       "response_excerpt": ""
                     *     }
                     */
                    "application/json": components["schemas"]["SentTestWebhook"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payload_too_large";
                    };
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited`, `test_under_way` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited" | "test_under_way";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description The first day in Asia/Dhaka, e.g. `2026-11-01`. */
                from?: string;
                /** @description The last day in Asia/Dhaka, which is included. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "environment": "sandbox",
                     *       "currency": "BDT",
                     *       "time_zone": "Asia/Dhaka",
                     *       "from": "2026-10-28",
                     *       "to": "2026-11-26",
                     *       "storage": {
                     *         "stored_bytes": 24628,
                     *         "limit_bytes": 2147483648
                     *       },
                     *       "totals": {
                     *         "created": {
                     *           "orders": 2,
                     *           "total_price": 274
                     *         },
                     *         "completed": {
                     *           "orders": 2,
                     *           "total_price": 274
                     *         },
                     *         "cancelled": {
                     *           "orders": 0,
                     *           "total_price": 0
                     *         },
                     *         "retried": {
                     *           "orders": 0,
                     *           "total_price": 0
                     *         },
                     *         "webhook_attempts": 12
                     *       },
                     *       "data": [
                     *         {
                     *           "date": "2026-10-28",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-10-29",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-10-30",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-10-31",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-01",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-02",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-03",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-04",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-05",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-06",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-07",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-08",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-09",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-10",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-11",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-12",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-13",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-14",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-15",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-16",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-17",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-18",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-19",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-20",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-21",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-22",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-23",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-24",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-25",
                     *           "created": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "completed": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 0
                     *         },
                     *         {
                     *           "date": "2026-11-26",
                     *           "created": {
                     *             "orders": 2,
                     *             "total_price": 274
                     *           },
                     *           "completed": {
                     *             "orders": 2,
                     *             "total_price": 274
                     *           },
                     *           "cancelled": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "retried": {
                     *             "orders": 0,
                     *             "total_price": 0
                     *           },
                     *           "webhook_attempts": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UsageReport"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The highest number of entries on a page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description A month in Asia/Dhaka, e.g. `2026-11`. */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sum, and one page of the orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "environment": "sandbox",
                     *       "currency": "BDT",
                     *       "time_zone": "Asia/Dhaka",
                     *       "month": "2026-11",
                     *       "is_final": false,
                     *       "charged": {
                     *         "orders": 2,
                     *         "total_price": 274
                     *       },
                     *       "data": [
                     *         {
                     *           "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                     *           "partner_reference_id": null,
                     *           "attempt": 1,
                     *           "retry_of_order_id": null,
                     *           "parcel_status": "COMPLETED",
                     *           "created_at": "2026-11-26T00:17:07.761+06:00",
                     *           "completed_at": "2026-11-26T00:17:09.073+06:00",
                     *           "charged_at": "2026-11-26T00:17:09.074+06:00",
                     *           "total_price": 137
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 1,
                     *         "total": 2,
                     *         "total_pages": 2,
                     *         "has_more": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Statement"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    getStatementOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A month in Asia/Dhaka, e.g. `2026-11`. */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["StatementCsv"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Selects entries with this status. */
                status?: string;
                /** @description Selects requests that were answered with this problem code. */
                problem_code?: string;
                /** @description Selects requests with this HTTP method. */
                method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
                /** @description Selects requests whose path contains this text. */
                path?: string;
                /** @description Selects the request with this `X-Request-Id`. */
                request_id?: string;
                /** @description Selects requests with exactly this `X-Idempotency-Key`. */
                idempotency_key?: string;
                /** @description Selects requests from this time on: ISO 8601 with an offset. */
                from?: string;
                /** @description Selects requests before this time: ISO 8601 with an offset. */
                to?: string;
                /** @description The cursor that the previous response returned. Without it, the first page. */
                after?: string;
                /** @description The highest number of entries on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "time": "2026-11-26T00:17:07.748+06:00",
                     *           "method": "POST",
                     *           "path": "/v1/business/order/create",
                     *           "query": null,
                     *           "status": 201,
                     *           "problem_code": null,
                     *           "errors": [],
                     *           "duration_ms": 93.9,
                     *           "request_id": "req_r2sgc0h9ma9ft7s9nkpdecaj0b",
                     *           "idempotency_key": null,
                     *           "api_key_last_four": "k6yt",
                     *           "body": null,
                     *           "body_omitted": false
                     *         }
                     *       ],
                     *       "next": "1795630627748.log_m5e4sm0v3p0yf0fhg51m8360x4",
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["RequestPage"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `missing_api_key`, `invalid_api_key`, `expired_api_key` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "missing_api_key" | "invalid_api_key" | "expired_api_key";
                    };
                };
            };
            /** @description `partner_suspended` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "partner_suspended";
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    listWebhookSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addresses": []
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookSources"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `misdirected_request` */
            421: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "misdirected_request";
                    };
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    };
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    };
                };
            };
            /** @description `temporarily_unavailable` */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    onOrderCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same in every attempt. Store it to find repetitions. */
                "webhook-id": string;
                /** @description The time of the attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures as Standard Webhooks define them: `v1,…`, two during a rotation. */
                "webhook-signature": string;
                /** @description The shared secret, for receivers that cannot check signatures. Only to the origin (scheme, host, port) of the callback URL of the environment: `callback_url` of an order or a test with another origin gets the signature alone. */
                "X-Webhook-Secret"?: string;
                /** @description For 24 hours after a rotation: the previous shared secret, to the same origin. */
                "X-Webhook-Secret-Previous"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_type": "ORDER_CREATED",
                 *       "event": "ORDER_CREATED",
                 *       "event_id": "evt_8a833c3f15064fafa01090aa7cd4ae35",
                 *       "sequence": 1,
                 *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                 *       "partner_reference_id": null,
                 *       "status": "PENDING",
                 *       "parcel_status": "PENDING",
                 *       "previous_status": null,
                 *       "timestamp": "2026-11-26T00:17:07.761+06:00",
                 *       "updated_at": "2026-11-26T00:17:07.761+06:00",
                 *       "environment": "sandbox",
                 *       "attempt": 1,
                 *       "retry_of_order_id": null,
                 *       "rider_id": null,
                 *       "rider_latitude": null,
                 *       "rider_longitude": null,
                 *       "driver_type": 1,
                 *       "is_freelancer": false,
                 *       "time_to_pickup": 8,
                 *       "duration": 19,
                 *       "metadata": {},
                 *       "quotation": {
                 *         "quotation_id": "quo_WzEsMCwxNzk1NjMxNTI3NzYxLCIyMDI2LTExLTAxIiwxLDIsNy43OCxbMjMuNzQ2MSw5MC4zNzQyXSxbMjMuNzgwNiw5MC40MTkzXSxbWyJiYXNlX2ZhcmUiLDUwXSxbImRpc3RhbmNlX2ZhcmUiLDg3XSxbInBhcmNlbF9zdXJjaGFyZ2UiLDBdXSxbWzEsMTM3LDgsMTldLFsyLDIyNywxMiwyNF1dLCJlc3RpbWF0ZSJd.5izjIBb4JLkv6ZoYcOMf2hhaG0bODRdh0tymHx-wTJE",
                 *         "currency": "BDT",
                 *         "total_price": 137,
                 *         "breakdown": [
                 *           {
                 *             "code": "base_fare",
                 *             "label": "Base fare",
                 *             "amount": 50
                 *           },
                 *           {
                 *             "code": "distance_fare",
                 *             "label": "Distance fare",
                 *             "amount": 87
                 *           },
                 *           {
                 *             "code": "parcel_surcharge",
                 *             "label": "Parcel surcharge",
                 *             "amount": 0
                 *           }
                 *         ],
                 *         "driver_type": 1,
                 *         "parcel_type": 2,
                 *         "distance_km": 7.78,
                 *         "time_to_pickup": 8,
                 *         "duration": 19,
                 *         "distance_source": "estimate",
                 *         "options": [
                 *           {
                 *             "driver_type": 1,
                 *             "total_price": 137,
                 *             "time_to_pickup": 8,
                 *             "duration": 19
                 *           },
                 *           {
                 *             "driver_type": 2,
                 *             "total_price": 227,
                 *             "time_to_pickup": 12,
                 *             "duration": 24
                 *           }
                 *         ],
                 *         "tariff_version": "2026-11-01",
                 *         "expires_at": "2026-11-26T00:32:07.761+06:00"
                 *       },
                 *       "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"] & {
                    /** @constant */
                    event?: "ORDER_CREATED";
                };
            };
        };
        responses: {
            /** @description The webhook was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAssigned: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same in every attempt. Store it to find repetitions. */
                "webhook-id": string;
                /** @description The time of the attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures as Standard Webhooks define them: `v1,…`, two during a rotation. */
                "webhook-signature": string;
                /** @description The shared secret, for receivers that cannot check signatures. Only to the origin (scheme, host, port) of the callback URL of the environment: `callback_url` of an order or a test with another origin gets the signature alone. */
                "X-Webhook-Secret"?: string;
                /** @description For 24 hours after a rotation: the previous shared secret, to the same origin. */
                "X-Webhook-Secret-Previous"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_type": "ORDER_STATUS_CHANGE",
                 *       "event": "ASSIGNED",
                 *       "event_id": "evt_86bd8cf1bc174d55aa39adc501fdca84",
                 *       "sequence": 2,
                 *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                 *       "partner_reference_id": null,
                 *       "status": "ASSIGNED",
                 *       "parcel_status": "ASSIGNED",
                 *       "previous_status": "PENDING",
                 *       "timestamp": "2026-11-26T00:17:08.073+06:00",
                 *       "updated_at": "2026-11-26T00:17:08.077+06:00",
                 *       "environment": "sandbox",
                 *       "attempt": 1,
                 *       "retry_of_order_id": null,
                 *       "rider_id": 932396,
                 *       "rider_latitude": 23.758224,
                 *       "rider_longitude": 90.362837,
                 *       "driver_type": 1,
                 *       "is_freelancer": false,
                 *       "time_to_pickup": 8,
                 *       "duration": 19,
                 *       "metadata": {},
                 *       "driver_info": {
                 *         "rider_id": 932396,
                 *         "name": "Abdul Karim",
                 *         "phone_number": "01088648938",
                 *         "driver_type": 1,
                 *         "is_freelancer": false,
                 *         "latitude": 23.758224,
                 *         "longitude": 90.362837,
                 *         "location_updated_at": "2026-11-26T00:17:08.073+06:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"] & {
                    /** @constant */
                    event?: "ASSIGNED";
                };
            };
        };
        responses: {
            /** @description The webhook was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAccepted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same in every attempt. Store it to find repetitions. */
                "webhook-id": string;
                /** @description The time of the attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures as Standard Webhooks define them: `v1,…`, two during a rotation. */
                "webhook-signature": string;
                /** @description The shared secret, for receivers that cannot check signatures. Only to the origin (scheme, host, port) of the callback URL of the environment: `callback_url` of an order or a test with another origin gets the signature alone. */
                "X-Webhook-Secret"?: string;
                /** @description For 24 hours after a rotation: the previous shared secret, to the same origin. */
                "X-Webhook-Secret-Previous"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_type": "ORDER_STATUS_CHANGE",
                 *       "event": "ACCEPTED",
                 *       "event_id": "evt_7eb475aea9634ca0b6dc8de970acb361",
                 *       "sequence": 3,
                 *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                 *       "partner_reference_id": null,
                 *       "status": "ACCEPTED",
                 *       "parcel_status": "ACCEPTED",
                 *       "previous_status": "ASSIGNED",
                 *       "timestamp": "2026-11-26T00:17:08.236+06:00",
                 *       "updated_at": "2026-11-26T00:17:08.237+06:00",
                 *       "environment": "sandbox",
                 *       "attempt": 1,
                 *       "retry_of_order_id": null,
                 *       "rider_id": 932396,
                 *       "rider_latitude": 23.758224,
                 *       "rider_longitude": 90.362837,
                 *       "driver_type": 1,
                 *       "is_freelancer": false,
                 *       "time_to_pickup": 8,
                 *       "duration": 19,
                 *       "metadata": {},
                 *       "driver_info": {
                 *         "rider_id": 932396,
                 *         "name": "Abdul Karim",
                 *         "phone_number": "01088648938",
                 *         "driver_type": 1,
                 *         "is_freelancer": false,
                 *         "latitude": 23.758224,
                 *         "longitude": 90.362837,
                 *         "location_updated_at": "2026-11-26T00:17:08.236+06:00"
                 *       },
                 *       "eta": "2026-11-26T00:44:08.236+06:00"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"] & {
                    /** @constant */
                    event?: "ACCEPTED";
                };
            };
        };
        responses: {
            /** @description The webhook was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStarted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same in every attempt. Store it to find repetitions. */
                "webhook-id": string;
                /** @description The time of the attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures as Standard Webhooks define them: `v1,…`, two during a rotation. */
                "webhook-signature": string;
                /** @description The shared secret, for receivers that cannot check signatures. Only to the origin (scheme, host, port) of the callback URL of the environment: `callback_url` of an order or a test with another origin gets the signature alone. */
                "X-Webhook-Secret"?: string;
                /** @description For 24 hours after a rotation: the previous shared secret, to the same origin. */
                "X-Webhook-Secret-Previous"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_type": "ORDER_STATUS_CHANGE",
                 *       "event": "STARTED",
                 *       "event_id": "evt_56127ee8419b4df09baa8efe79384783",
                 *       "sequence": 4,
                 *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                 *       "partner_reference_id": null,
                 *       "status": "STARTED",
                 *       "parcel_status": "STARTED",
                 *       "previous_status": "ACCEPTED",
                 *       "timestamp": "2026-11-26T00:17:08.371+06:00",
                 *       "updated_at": "2026-11-26T00:17:08.372+06:00",
                 *       "environment": "sandbox",
                 *       "attempt": 1,
                 *       "retry_of_order_id": null,
                 *       "rider_id": 932396,
                 *       "rider_latitude": 23.758224,
                 *       "rider_longitude": 90.362837,
                 *       "driver_type": 1,
                 *       "is_freelancer": false,
                 *       "time_to_pickup": 8,
                 *       "duration": 19,
                 *       "metadata": {},
                 *       "eta": "2026-11-26T00:44:08.371+06:00"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"] & {
                    /** @constant */
                    event?: "STARTED";
                };
            };
        };
        responses: {
            /** @description The webhook was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPicked: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same in every attempt. Store it to find repetitions. */
                "webhook-id": string;
                /** @description The time of the attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures as Standard Webhooks define them: `v1,…`, two during a rotation. */
                "webhook-signature": string;
                /** @description The shared secret, for receivers that cannot check signatures. Only to the origin (scheme, host, port) of the callback URL of the environment: `callback_url` of an order or a test with another origin gets the signature alone. */
                "X-Webhook-Secret"?: string;
                /** @description For 24 hours after a rotation: the previous shared secret, to the same origin. */
                "X-Webhook-Secret-Previous"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_type": "ORDER_STATUS_CHANGE",
                 *       "event": "PICKED",
                 *       "event_id": "evt_09e517e3fd0f4fdb851b07cc25d764f4",
                 *       "sequence": 5,
                 *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                 *       "partner_reference_id": null,
                 *       "status": "PICKED",
                 *       "parcel_status": "PICKED",
                 *       "previous_status": "STARTED",
                 *       "timestamp": "2026-11-26T00:17:08.726+06:00",
                 *       "updated_at": "2026-11-26T00:17:08.748+06:00",
                 *       "environment": "sandbox",
                 *       "attempt": 1,
                 *       "retry_of_order_id": null,
                 *       "rider_id": 932396,
                 *       "rider_latitude": 23.7461,
                 *       "rider_longitude": 90.3742,
                 *       "driver_type": 1,
                 *       "is_freelancer": false,
                 *       "time_to_pickup": 0,
                 *       "duration": 19,
                 *       "metadata": {}
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"] & {
                    /** @constant */
                    event?: "PICKED";
                };
            };
        };
        responses: {
            /** @description The webhook was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same in every attempt. Store it to find repetitions. */
                "webhook-id": string;
                /** @description The time of the attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures as Standard Webhooks define them: `v1,…`, two during a rotation. */
                "webhook-signature": string;
                /** @description The shared secret, for receivers that cannot check signatures. Only to the origin (scheme, host, port) of the callback URL of the environment: `callback_url` of an order or a test with another origin gets the signature alone. */
                "X-Webhook-Secret"?: string;
                /** @description For 24 hours after a rotation: the previous shared secret, to the same origin. */
                "X-Webhook-Secret-Previous"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_type": "ORDER_STATUS_CHANGE",
                 *       "event": "COMPLETED",
                 *       "event_id": "evt_3bf05e4442d6490bb727ea5685e00095",
                 *       "sequence": 6,
                 *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                 *       "partner_reference_id": null,
                 *       "status": "COMPLETED",
                 *       "parcel_status": "COMPLETED",
                 *       "previous_status": "PICKED",
                 *       "timestamp": "2026-11-26T00:17:09.073+06:00",
                 *       "updated_at": "2026-11-26T00:17:09.074+06:00",
                 *       "environment": "sandbox",
                 *       "attempt": 1,
                 *       "retry_of_order_id": null,
                 *       "rider_id": 932396,
                 *       "rider_latitude": 23.7806,
                 *       "rider_longitude": 90.4193,
                 *       "driver_type": 1,
                 *       "is_freelancer": false,
                 *       "time_to_pickup": 0,
                 *       "duration": 0,
                 *       "metadata": {}
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"] & {
                    /** @constant */
                    event?: "COMPLETED";
                };
            };
        };
        responses: {
            /** @description The webhook was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same in every attempt. Store it to find repetitions. */
                "webhook-id": string;
                /** @description The time of the attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures as Standard Webhooks define them: `v1,…`, two during a rotation. */
                "webhook-signature": string;
                /** @description The shared secret, for receivers that cannot check signatures. Only to the origin (scheme, host, port) of the callback URL of the environment: `callback_url` of an order or a test with another origin gets the signature alone. */
                "X-Webhook-Secret"?: string;
                /** @description For 24 hours after a rotation: the previous shared secret, to the same origin. */
                "X-Webhook-Secret-Previous"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_type": "ORDER_STATUS_CHANGE",
                 *       "event": "CANCELLED",
                 *       "event_id": "evt_7a1722f59ad7456c96157808099bdcd3",
                 *       "sequence": 2,
                 *       "order_id": "ord_938w32tjcerf922gen6ge4x82q",
                 *       "partner_reference_id": null,
                 *       "status": "CANCELLED",
                 *       "parcel_status": "CANCELLED",
                 *       "previous_status": "PENDING",
                 *       "timestamp": "2026-11-26T00:17:12.181+06:00",
                 *       "updated_at": "2026-11-26T00:17:12.181+06:00",
                 *       "environment": "sandbox",
                 *       "attempt": 1,
                 *       "retry_of_order_id": null,
                 *       "rider_id": null,
                 *       "rider_latitude": null,
                 *       "rider_longitude": null,
                 *       "driver_type": 1,
                 *       "is_freelancer": false,
                 *       "time_to_pickup": 8,
                 *       "duration": 19,
                 *       "metadata": {},
                 *       "cancellation_reason": "The customer has changed their mind",
                 *       "cancelled_by": "partner"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"] & {
                    /** @constant */
                    event?: "CANCELLED";
                };
            };
        };
        responses: {
            /** @description The webhook was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
