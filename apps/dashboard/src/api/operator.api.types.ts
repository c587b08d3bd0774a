// Generated from docs/openapi/operator.json: node scripts/contract/client-types.mjs --write
export interface paths {
    "/v1/operator/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List partners
         * @description Newest first, without secrets.
         */
        get: operations["listPartners"];
        put?: never;
        /**
         * Create a partner
         * @description Keys, secrets and the password are returned only here.
         */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a partner
         * @description Names, limits, whether it is suspended, and how much it has stored, without secrets.
         */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a partner
         * @description Its keys are refused with `partner_suspended` from now on, and its users are signed out.
         */
        post: operations["suspendPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a partner
         * @description Its keys work again, and its users can sign in again.
         */
        post: operations["resumePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/rate-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set rate limits
         * @description Requests per minute. An environment that is left out keeps its limits.
         */
        put: operations["setRateLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/api-key/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description The previous key works for another 24 hours.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/api-key/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke all API keys of an environment
         * @description All keys of the environment end at once, and one new key is issued.
         */
        post: operations["revokeApiKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/webhook-secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the webhook secrets
         * @description Webhooks carry two signatures for 24 hours, by the new secret and by the previous one.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/secrets/reencrypt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Encrypt the secrets of a partner with the first key
         * @description Encrypts webhook secrets and secrets of one-time codes again that a previous key of `SECRETS_KEY` has encrypted. The secrets stay the same. A repeated request changes nothing.
         */
        post: operations["reencryptSecrets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of a partner
         * @description Users who can sign in to the dashboard, and invited users.
         */
        get: operations["listPartnerUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/users/{user_id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a link for a new password
         * @description The link works once, for one hour. The present password works until then.
         */
        post: operations["resetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tokens of operators and auditors
         * @description The tokens that work, without the tokens themselves. The first is that of the setting OPERATOR_TOKEN.
         */
        get: operations["listOperatorTokens"];
        put?: never;
        /**
         * Make a token for an operator or an auditor
         * @description What is done and read with the token is recorded with its name. The token is returned only here; its SHA-256 is stored.
         */
        post: operations["issueOperatorToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description The token stops working at all gateways within a second. To revoke that of the setting, change OPERATOR_TOKEN.
         */
        delete: operations["revokeOperatorToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/dashboard-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make another link to the dashboard of the demonstration partner
         * @description As the embedded program prints it at its start: it works once, for 12 hours, from the same machine. 404 without the demonstration partner, and if others can reach the program.
         */
        post: operations["makeDashboardLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/rider-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send rider events
         * @description One rider event, or an array of at most 500. 422 if none of them can be accepted.
         */
        post: operations["postOperatorRiderEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find orders of any partner
         * @description By `order_id`, by `partner_reference_id`, or by `receiver_phone_number`.
         */
        get: operations["findOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order of any partner
         * @description The details as its partner sees them, and the partner. The security log names who read them.
         */
        get: operations["showOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/orders/overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders that have had one status for too long
         * @description Orders that have stayed in one status for longer than it should last.
         */
        get: operations["listOverdueOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/orders/{order_id}/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repair the views of an order
         * @description Writes the views from the events, and publishes the named events again.
         */
        post: operations["repairOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks of all partners
         * @description Partner after partner, the oldest partner first; newest first within one partner and environment.
         */
        get: operations["listAllWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks of a partner
         * @description The delivery log of one partner and environment, newest first. `attempts` has the last 6 attempts without their excerpts.
         */
        get: operations["listPartnerWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/webhooks/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook of a partner
         * @description Its request, and a page of its attempts: send `attempts_next` as `attempts_after` for the next page.
         */
        get: operations["getPartnerWebhook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/webhooks/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook of a partner again
         * @description Under the same `event_id`, as the partner itself may do.
         */
        post: operations["redeliverPartnerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/webhooks/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send many webhooks of a partner again
         * @description All webhooks that the filters select, as the partner itself may do. While a redelivery is in progress, its progress is returned.
         */
        post: operations["redeliverPartnerWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/webhooks/redeliveries/{redelivery_id}": {
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
        get: operations["getPartnerRedelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/usage": {
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
        get: operations["getPartnerUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/statements/{month}": {
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
        get: operations["getPartnerStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/statements/{month}/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all orders of a statement as CSV
         * @description RFC 4180, UTF-8, with a header line.
         */
        get: operations["getPartnerStatementOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests of a partner’s API keys
         * @description The response of `GET /v1/business/requests` for the partner in that environment.
         */
        get: operations["listPartnerRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/partners/{partner_id}/{environment}/usage/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count usage again and correct the figures
         * @description For `dakpion audit repair`. While `status` is `under_way`, repeat the request.
         */
        post: operations["repairPartnerUsage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dead letters
         * @description Oldest first. Without `status`, undecided ones only.
         */
        get: operations["listDeadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/dead-letters/{letter_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a dead letter
         * @description With the message itself and its headers.
         */
        get: operations["getDeadLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/dead-letters/{letter_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a dead letter to its topic again
         * @description Sends the message to its topic again. If it fails again, it becomes another dead letter.
         */
        post: operations["replayDeadLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/dead-letters/{letter_id}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop a dead letter
         * @description The message is not handled. The reason is stored with the decision.
         */
        post: operations["dropDeadLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List followers of the event store
         * @description How many events of its streams each follower has not handled, by its last saved position.
         */
        get: operations["listFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/projections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projections and their builds
         * @description How far each build is, and which one answers requests.
         */
        get: operations["listProjections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/projections/{projection}/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build a projection again
         * @description Computes the projection from the events beside the present build, which answers requests until the new one has all events. While one is built, the request changes nothing.
         */
        post: operations["rebuildProjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/parked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List parked streams
         * @description Each follower continues with other streams while one is parked.
         */
        get: operations["listParkedStreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/parked/{follower}/{stream}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a parked stream
         * @description The follower handles the stream again from the event that failed.
         */
        post: operations["releaseParkedStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The result of a redelivery of one webhook: `accepted` is 0 when it is already waiting for an attempt. */
        AcceptedRedelivery: {
            delivery_id: string;
            accepted: number;
        };
        /** @description The actor that caused an event. Stored with each event for audits. */
        Actor: {
            /** @constant */
            kind: "api_key";
            key_id: string;
        } | {
            /** @constant */
            kind: "user";
            user_id: string;
        } | {
            /** @constant */
            kind: "operator";
            name?: string;
        } | {
            /** @constant */
            kind: "dispatch_system";
        } | {
            /** @constant */
            kind: "robot_courier";
        } | {
            /** @constant */
            kind: "service";
            service: string;
        };
        AllWebhooks: components["schemas"]["OwnerWalkPage_ListedWebhook"];
        /** @enum {string} */
        AllowedAction: "cancel" | "retry";
        /** @enum {string} */
        CancelledBy: "partner" | "dispatch";
        CreatePartnerRequest: {
            name: string;
            email: string;
            rate_limits?: {
                sandbox?: {
                    write: number;
                    read: number;
                } | null;
                production?: {
                    write: number;
                    read: number;
                } | null;
            } | null;
        };
        /** @description A new partner. Its secrets are shown only once. */
        CreatedPartner: {
            partner_id: string;
            api_keys: {
                sandbox: string;
                production: string;
            };
            webhook: {
                sandbox: components["schemas"]["WebhookSecrets"];
                production: components["schemas"]["WebhookSecrets"];
            };
            dashboard: {
                email: string;
                password: string;
            };
        };
        DashboardLink: {
            /**
             * Format: uri
             * @description Signs the owner of the demonstration partner in, once, within 12 hours.
             */
            dashboard_url: string;
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
        /** @description A message that no consumer could handle, in the list of operators. */
        DeadLetter: {
            /** @description Topic and place, e.g. `dispatch.rider-events.v1:17`. */
            letter_id: string;
            /** @description The topic to which it was sent. */
            topic: string;
            /** @description For a rider event: the id of the order. */
            key: string;
            /** @description Empty if the sender set none. */
            type: string;
            /** @description A code, e.g. `too_late`. */
            reason: string;
            detail: string;
            /** @description The consumer group that could not handle it. */
            group: string;
            tries: number;
            dead_at: components["schemas"]["DhakaTime"];
            status: components["schemas"]["DeadLetterStatus"];
            decision: components["schemas"]["DeadLetterDecision"] | null;
        };
        /** @description The decision of an operator on a dead letter, and its reason. There is only one. */
        DeadLetterDecision: {
            /** @enum {string} */
            outcome: "replayed" | "dropped";
            decided_at: components["schemas"]["DhakaTime"];
            actor: components["schemas"]["Actor"];
            /** @description The reason for dropping it. Null for a replay. */
            reason: string | null;
        };
        DeadLetterPage: {
            data: components["schemas"]["DeadLetter"][];
            /** @description Null after the last page. */
            next_after: string | null;
        };
        /**
         * @description `open`: no decision yet.
         * @enum {string}
         */
        DeadLetterStatus: "open" | "replayed" | "dropped";
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
        DropDeadLetterRequest: {
            reason: string;
        };
        /** @enum {string} */
        Environment: "sandbox" | "production";
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
        FollowerList: {
            data: components["schemas"]["FollowerProgress"][];
        };
        /** @description A follower of the event store, and the events after its last saved position. */
        FollowerProgress: {
            follower: string;
            /** @description Events after the last saved position, 1000 at most. */
            events_behind: number;
            /** @description Seconds since the first of these events was recorded; 0 without one. */
            seconds_behind: number;
        };
        FoundOrders: components["schemas"]["OwnerWalkPage_OrderSummary"];
        HistoryEntry: {
            sequence: number;
            event: components["schemas"]["OrderEventName"];
            parcel_status: components["schemas"]["OrderStatus"];
            previous_status: components["schemas"]["OrderStatus"] | null;
            occurred_at: components["schemas"]["DhakaTime"];
        };
        IssueOperatorTokenRequest: {
            name: string;
            /** @enum {string} */
            role: "operator" | "auditor";
        };
        IssuedOperatorToken: {
            /** @description Null: the token of the setting OPERATOR_TOKEN, which no request can revoke. */
            token_id: string | null;
            name: string;
            role: components["schemas"]["OperatorRole"];
            /** @description Null for the token of the setting. */
            issued_at: components["schemas"]["DhakaTime"] | null;
            /** @description Returned only here. */
            token: string;
        };
        /** @description A key for operators and partners. `expires_at` null: the current one. */
        KeySummary: {
            key_id: string;
            /** @description Null for a key from before they were stored. */
            last_four: string | null;
            issued_at: components["schemas"]["DhakaTime"];
            expires_at: components["schemas"]["DhakaTime"] | null;
            /** @description To the minute. Null if the key was never used. */
            last_used_at: components["schemas"]["DhakaTime"] | null;
        };
        /** @enum {string} */
        Language: "en" | "bn";
        /** @description A token without its text. */
        ListedOperatorToken: {
            /** @description Null: the token of the setting OPERATOR_TOKEN, which no request can revoke. */
            token_id: string | null;
            name: string;
            role: components["schemas"]["OperatorRole"];
            /** @description Null for the token of the setting. */
            issued_at: components["schemas"]["DhakaTime"] | null;
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
        NoFieldsRequest: Record<string, never>;
        /**
         * @description The statuses of an open order.
         * @enum {string}
         */
        OpenStatus: "PENDING" | "ASSIGNED" | "ACCEPTED" | "STARTED" | "PICKED";
        /** @description A dead letter with everything that was sent. */
        OpenedDeadLetter: {
            /** @description Topic and place, e.g. `dispatch.rider-events.v1:17`. */
            letter_id: string;
            /** @description The topic to which it was sent. */
            topic: string;
            /** @description For a rider event: the id of the order. */
            key: string;
            /** @description Empty if the sender set none. */
            type: string;
            /** @description A code, e.g. `too_late`. */
            reason: string;
            detail: string;
            /** @description The consumer group that could not handle it. */
            group: string;
            tries: number;
            dead_at: components["schemas"]["DhakaTime"];
            status: components["schemas"]["DeadLetterStatus"];
            decision: components["schemas"]["DeadLetterDecision"] | null;
            headers: {
                [key: string]: string;
            };
            /** @description The size of the value in bytes. */
            size: number;
            /** @description The value as text, at most the first 64 KiB. Null if its bytes are not UTF-8. */
            text: string | null;
            /** @description The bytes of the value as sent, at most the first 256 KiB, in base64. */
            bytes: string;
        };
        /** @enum {string} */
        OperatorRole: "operator" | "auditor";
        /** @description The token of the setting first, then the named ones, oldest first. At most 101. */
        OperatorTokenList: {
            data: components["schemas"]["ListedOperatorToken"][];
        };
        /** @enum {string} */
        OrderEventName: "ORDER_CREATED" | "ASSIGNED" | "ACCEPTED" | "STARTED" | "PICKED" | "COMPLETED" | "CANCELLED" | "RETRIED" | "RIDER_REPLACED";
        /** @description Orders and the sum of their prices, in whole BDT. */
        OrderFigures: {
            orders: number;
            total_price: number;
        };
        /** @enum {string} */
        OrderStatus: "PENDING" | "ASSIGNED" | "ACCEPTED" | "STARTED" | "PICKED" | "COMPLETED" | "CANCELLED";
        /** @description An open order, and for how many whole minutes it has had its status. */
        OverdueOrder: {
            partner_id: string;
            environment: components["schemas"]["Environment"];
            order_id: string;
            partner_reference_id: string | null;
            created_at: components["schemas"]["DhakaTime"];
            parcel_status: components["schemas"]["OpenStatus"];
            /** @description The time since which it has this status. */
            since: components["schemas"]["DhakaTime"];
            /** @description The number of the event that led to the status, from 1. */
            sequence: number;
            minutes: number;
        };
        OverdueOrderList: {
            data: components["schemas"]["OverdueOrder"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An order and its owner. */
        OwnedOrder: {
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
            partner_id: string;
        };
        /** @description A page over all owners. A page can be short or empty and still not be the last one. */
        OwnerWalkPage_ListedWebhook: {
            data: {
                delivery_id: string;
                order_id: string;
                event: components["schemas"]["OrderEventName"];
                event_id: string;
                sequence: number;
                url: string;
                environment: components["schemas"]["Environment"];
                status: components["schemas"]["DeliveryStatus"];
                next_attempt_at: components["schemas"]["DhakaTime"] | null;
                created_at: components["schemas"]["DhakaTime"];
                updated_at: components["schemas"]["DhakaTime"];
                /** @description The number of all attempts, including redeliveries. */
                attempt_count: number;
                last_attempt: components["schemas"]["LoggedAttempt"] | null;
                partner_id: string;
            }[];
            /** @description Null after the last page. */
            next_after: string | null;
        };
        /** @description A page over all owners. A page can be short or empty and still not be the last one. */
        OwnerWalkPage_OrderSummary: {
            data: {
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
                partner_id: string;
                environment: components["schemas"]["Environment"];
            }[];
            /** @description Null after the last page. */
            next_after: string | null;
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
        /** @description A stream that a follower skips, from an event on that it could not handle. */
        ParkedStream: {
            follower: string;
            stream: string;
            /** @description The revision of the event that could not be handled. All earlier events were handled. */
            revision: number;
            /** @description The position of that event, in decimal. */
            position: string;
            reason: string;
            parked_at: components["schemas"]["DhakaTime"];
            /** @description The time at which an operator released the stream. Null again when the follower has resumed it. */
            released_at: components["schemas"]["DhakaTime"] | null;
        };
        ParkedStreamList: {
            data: components["schemas"]["ParkedStream"][];
        };
        /** @description A partner to which an e-mail address and a password give access. */
        PartnerChoice: {
            partner_id: string;
            name: string;
        };
        /** @description A partner without its secrets, and how much it has stored. */
        PartnerDetails: {
            partner_id: string;
            name: string;
            email: string;
            suspended: boolean;
            rate_limits: components["schemas"]["RateLimits"];
            /** @description Newest first. */
            api_keys: {
                sandbox: components["schemas"]["KeySummary"][];
                production: components["schemas"]["KeySummary"][];
            };
            callback_urls: {
                sandbox: string | null;
                production: string | null;
            };
            created_at: components["schemas"]["DhakaTime"];
            updated_at: components["schemas"]["DhakaTime"];
            storage: {
                sandbox: components["schemas"]["PartnerStorageUse"];
                production: components["schemas"]["PartnerStorageUse"];
            };
        };
        PartnerList: {
            data: components["schemas"]["PartnerSummary"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description What the events of one partner's orders and webhooks take in an environment. */
        PartnerStorageUse: {
            stored_bytes: number;
            /** @description Above it, no order is created or retried and no webhook is redelivered by the partner. */
            limit_bytes: number;
        };
        /** @description A partner without its secrets, which can be sent out. */
        PartnerSummary: {
            partner_id: string;
            name: string;
            email: string;
            suspended: boolean;
            rate_limits: components["schemas"]["RateLimits"];
            /** @description Newest first. */
            api_keys: {
                sandbox: components["schemas"]["KeySummary"][];
                production: components["schemas"]["KeySummary"][];
            };
            callback_urls: {
                sandbox: string | null;
                production: string | null;
            };
            created_at: components["schemas"]["DhakaTime"];
            updated_at: components["schemas"]["DhakaTime"];
        };
        PasswordResetLink: {
            user_id: string;
            /** @description Returned only here; works once. */
            reset_token: string;
            /** Format: uri */
            reset_url: string;
            expires_at: components["schemas"]["DhakaTime"];
        };
        /** @description One line of a price. `amount`: whole BDT. */
        PriceLine: {
            /** @enum {string} */
            code: "base_fare" | "distance_fare" | "parcel_surcharge" | "rounding";
            label: string;
            amount: number;
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
        /** @description A read model that a follower computes from events, and its builds, oldest first. */
        Projection: {
            projection: string;
            builds: components["schemas"]["ProjectionBuild"][];
        };
        /** @description One computation of a projection from the events. */
        ProjectionBuild: {
            number: number;
            /** @description The version of its stored form. */
            version: number;
            /**
             * @description `building`: it does not serve yet. `serving`: requests are answered from it. `kept`: a former one, which is kept current.
             * @enum {string}
             */
            state: "building" | "serving" | "kept";
            began_at: components["schemas"]["DhakaTime"];
            /** @description The time at which it began to serve. Null while it is built. */
            completed_at: components["schemas"]["DhakaTime"] | null;
            /** @description How much of the events it has handled, in percent. Null before the first report, and after it has begun to serve. */
            percent: number | null;
            /** @description The events that it handled in the last second. Null like `percent`. */
            events_per_second: number | null;
        };
        ProjectionList: {
            data: components["schemas"]["Projection"][];
        };
        /** @description The accepted and the refused rider events of a request. */
        PublishedRiderEvents: {
            accepted: number;
            rejected: components["schemas"]["RejectedRiderEvent"][];
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
        /** @description Requests per minute: `write` for requests that change something, `read` for all others. */
        RateLimit: {
            write: number;
            read: number;
        };
        RateLimits: {
            sandbox: components["schemas"]["RateLimit"];
            production: components["schemas"]["RateLimit"];
        };
        RateLimitsRequest: {
            sandbox?: {
                write: number;
                read: number;
            } | null;
            production?: {
                write: number;
                read: number;
            } | null;
        };
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
        /** @description The result of encrypting the secrets of a partner again. */
        ReencryptedSecrets: {
            partner_id: string;
            /** @description The number of secrets that were encrypted with the first key of `SECRETS_KEY` by this call. */
            reencrypted: number;
            /** @description The number of secrets that none of the keys can decrypt. They stay unchanged. */
            not_decrypted: number;
        };
        /** @description A refused rider event, by its index in the request. */
        RejectedRiderEvent: {
            index: number;
            errors: components["schemas"]["FieldError"][];
        };
        RepairOrderRequest: {
            event_ids: string[];
        };
        /** @description The result of a repair. */
        RepairedOrder: {
            order_id: string;
            view_rewritten: boolean;
            published_event_ids: string[];
        };
        /** @description The result of a repair of usage figures. */
        RepairedUsage: {
            /**
             * @description `under_way`: the recount is in progress. Repeat the request to get its result.
             * @enum {string}
             */
            status: "repaired" | "under_way";
            /** @description Days with corrected figures; null while the recount is in progress. */
            corrected_days: number | null;
        };
        /** @description A page of the request log, newest first. A page can have fewer requests than `limit` although there are more. */
        RequestPage: {
            data: components["schemas"]["LoggedRequest"][];
            /** @description Send it as `after` for the next page. Null after the last page. */
            next: string | null;
            has_more: boolean;
        };
        ResetUserPasswordRequest: {
            remove_totp?: boolean | null;
        };
        RevokedApiKeys: {
            partner_id: string;
            environment: components["schemas"]["Environment"];
            key_id: string;
            api_key: string;
        };
        RiderEvent: {
            event_id: string;
            /** @enum {string} */
            type: "RIDER_ASSIGNED" | "RIDER_ACCEPTED" | "RIDER_STARTED" | "PARCEL_PICKED" | "PARCEL_DELIVERED" | "ORDER_CANCELLED" | "RIDER_LOCATION";
            order_id: string;
            occurred_at: string;
            rider?: {
                rider_id: number;
                name: string;
                phone_number: string;
                /**
                 * @description 1 (Motorcycle) or 2 (Car)
                 * @enum {integer}
                 */
                driver_type: 1 | 2;
                is_freelancer: boolean;
            } | null;
            location?: {
                latitude: number;
                longitude: number;
            } | null;
            time_to_pickup?: number | null;
            duration?: number | null;
            reason?: string | null;
        } & (unknown & unknown);
        /** @enum {string} */
        Role: "owner" | "developer" | "read_only";
        RotatedApiKey: {
            partner_id: string;
            environment: components["schemas"]["Environment"];
            key_id: string;
            api_key: string;
            previous_expires_at: components["schemas"]["DhakaTime"] | null;
        };
        RotatedWebhookSecret: {
            partner_id: string;
            environment: components["schemas"]["Environment"];
            /** @description `whsec_` and base64, according to Standard Webhooks. */
            signing_secret: string;
            /** @description `whtok_…`, the shared secret. Sent as `X-Webhook-Secret` to the origin that it belongs to, and to no other. */
            token: string;
            previous_expires_at: components["schemas"]["DhakaTime"] | null;
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
        UserList: {
            data: components["schemas"]["UserSummary"][];
        };
        /** @description A user without secrets, which can be sent out. */
        UserSummary: {
            user_id: string;
            email: string;
            role: components["schemas"]["Role"];
            /** @enum {string} */
            status: "active" | "invited";
            /** @description The end of the invitation. Null for a user who has joined. */
            invitation_expires_at: components["schemas"]["DhakaTime"] | null;
            /** @description Whether one-time codes are required. */
            totp: boolean;
            /** @description The recovery codes that were not used yet. Null without one-time codes. */
            recovery_codes_left: number | null;
            language: components["schemas"]["Language"];
            added_at: components["schemas"]["DhakaTime"];
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
        /** @description The secrets that prove webhooks. Not hashed, because every delivery is signed with them. */
        WebhookSecrets: {
            /** @description `whsec_` and base64, according to Standard Webhooks. */
            signing_secret: string;
            /** @description `whtok_…`, the shared secret. Sent as `X-Webhook-Secret` to the origin that it belongs to, and to no other. */
            token: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The path of the created resource. */
        Location: string;
        /** @description The name of the file. */
        "Content-Disposition": string;
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
    };
    pathItems: never;
}
export type AcceptedRedelivery = components['schemas']['AcceptedRedelivery'];
export type Actor = components['schemas']['Actor'];
export type AllWebhooks = components['schemas']['AllWebhooks'];
export type AllowedAction = components['schemas']['AllowedAction'];
export type CancelledBy = components['schemas']['CancelledBy'];
export type CreatePartnerRequest = components['schemas']['CreatePartnerRequest'];
export type CreatedPartner = components['schemas']['CreatedPartner'];
export type DashboardLink = components['schemas']['DashboardLink'];
export type Day = components['schemas']['Day'];
export type DayUsage = components['schemas']['DayUsage'];
export type DeadLetter = components['schemas']['DeadLetter'];
export type DeadLetterDecision = components['schemas']['DeadLetterDecision'];
export type DeadLetterPage = components['schemas']['DeadLetterPage'];
export type DeadLetterStatus = components['schemas']['DeadLetterStatus'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type DescribedRequest = components['schemas']['DescribedRequest'];
export type DhakaTime = components['schemas']['DhakaTime'];
export type DistanceSource = components['schemas']['DistanceSource'];
export type DriverInfo = components['schemas']['DriverInfo'];
export type DriverType = components['schemas']['DriverType'];
export type DropDeadLetterRequest = components['schemas']['DropDeadLetterRequest'];
export type Environment = components['schemas']['Environment'];
export type FieldError = components['schemas']['FieldError'];
export type FieldErrorCode = components['schemas']['FieldErrorCode'];
export type FollowerList = components['schemas']['FollowerList'];
export type FollowerProgress = components['schemas']['FollowerProgress'];
export type FoundOrders = components['schemas']['FoundOrders'];
export type HistoryEntry = components['schemas']['HistoryEntry'];
export type IssueOperatorTokenRequest = components['schemas']['IssueOperatorTokenRequest'];
export type IssuedOperatorToken = components['schemas']['IssuedOperatorToken'];
export type KeySummary = components['schemas']['KeySummary'];
export type Language = components['schemas']['Language'];
export type ListedOperatorToken = components['schemas']['ListedOperatorToken'];
export type LoggedAttempt = components['schemas']['LoggedAttempt'];
export type LoggedRequest = components['schemas']['LoggedRequest'];
export type NoFieldsRequest = components['schemas']['NoFieldsRequest'];
export type OpenStatus = components['schemas']['OpenStatus'];
export type OpenedDeadLetter = components['schemas']['OpenedDeadLetter'];
export type OperatorRole = components['schemas']['OperatorRole'];
export type OperatorTokenList = components['schemas']['OperatorTokenList'];
export type OrderEventName = components['schemas']['OrderEventName'];
export type OrderFigures = components['schemas']['OrderFigures'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OverdueOrder = components['schemas']['OverdueOrder'];
export type OverdueOrderList = components['schemas']['OverdueOrderList'];
export type OwnedOrder = components['schemas']['OwnedOrder'];
export type OwnerWalkPageListedWebhook = components['schemas']['OwnerWalkPage_ListedWebhook'];
export type OwnerWalkPageOrderSummary = components['schemas']['OwnerWalkPage_OrderSummary'];
export type Pagination = components['schemas']['Pagination'];
export type ParcelType = components['schemas']['ParcelType'];
export type ParkedStream = components['schemas']['ParkedStream'];
export type ParkedStreamList = components['schemas']['ParkedStreamList'];
export type PartnerChoice = components['schemas']['PartnerChoice'];
export type PartnerDetails = components['schemas']['PartnerDetails'];
export type PartnerList = components['schemas']['PartnerList'];
export type PartnerStorageUse = components['schemas']['PartnerStorageUse'];
export type PartnerSummary = components['schemas']['PartnerSummary'];
export type PasswordResetLink = components['schemas']['PasswordResetLink'];
export type PriceLine = components['schemas']['PriceLine'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type Projection = components['schemas']['Projection'];
export type ProjectionBuild = components['schemas']['ProjectionBuild'];
export type ProjectionList = components['schemas']['ProjectionList'];
export type PublishedRiderEvents = components['schemas']['PublishedRiderEvents'];
export type Quotation = components['schemas']['Quotation'];
export type QuotationOption = components['schemas']['QuotationOption'];
export type RateLimit = components['schemas']['RateLimit'];
export type RateLimits = components['schemas']['RateLimits'];
export type RateLimitsRequest = components['schemas']['RateLimitsRequest'];
export type RedeliverWebhooksRequest = components['schemas']['RedeliverWebhooksRequest'];
export type RedeliveryProgress = components['schemas']['RedeliveryProgress'];
export type ReencryptedSecrets = components['schemas']['ReencryptedSecrets'];
export type RejectedRiderEvent = components['schemas']['RejectedRiderEvent'];
export type RepairOrderRequest = components['schemas']['RepairOrderRequest'];
export type RepairedOrder = components['schemas']['RepairedOrder'];
export type RepairedUsage = components['schemas']['RepairedUsage'];
export type RequestPage = components['schemas']['RequestPage'];
export type ResetUserPasswordRequest = components['schemas']['ResetUserPasswordRequest'];
export type RevokedApiKeys = components['schemas']['RevokedApiKeys'];
export type RiderEvent = components['schemas']['RiderEvent'];
export type Role = components['schemas']['Role'];
export type RotatedApiKey = components['schemas']['RotatedApiKey'];
export type RotatedWebhookSecret = components['schemas']['RotatedWebhookSecret'];
export type Statement = components['schemas']['Statement'];
export type StatementCsv = components['schemas']['StatementCsv'];
export type StatementLine = components['schemas']['StatementLine'];
export type UsageFigures = components['schemas']['UsageFigures'];
export type UsageReport = components['schemas']['UsageReport'];
export type UserList = components['schemas']['UserList'];
export type UserSummary = components['schemas']['UserSummary'];
export type WebhookDetails = components['schemas']['WebhookDetails'];
export type WebhookLogEntry = components['schemas']['WebhookLogEntry'];
export type WebhookPage = components['schemas']['WebhookPage'];
export type WebhookSecrets = components['schemas']['WebhookSecrets'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderContentDisposition = components['headers']['Content-Disposition'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderCacheControl = components['headers']['Cache-Control'];
export type HeaderXContentTypeOptions = components['headers']['X-Content-Type-Options'];
export type HeaderStrictTransportSecurity = components['headers']['Strict-Transport-Security'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type $defs = Record<string, never>;
export interface operations {
    listPartners: {
        parameters: {
            query?: {
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
            /** @description One page, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
                     *           "name": "Aarong",
                     *           "email": "shop@example.com",
                     *           "suspended": false,
                     *           "rate_limits": {
                     *             "sandbox": {
                     *               "write": 1000000,
                     *               "read": 1000000
                     *             },
                     *             "production": {
                     *               "write": 1000000,
                     *               "read": 1000000
                     *             }
                     *           },
                     *           "api_keys": {
                     *             "sandbox": [
                     *               {
                     *                 "key_id": "key_wgg7d4j6b5envmraaq6631n9kc",
                     *                 "last_four": "k6yt",
                     *                 "issued_at": "2026-11-26T00:17:07.413+06:00",
                     *                 "expires_at": null,
                     *                 "last_used_at": "2026-11-26T00:17:07.635+06:00"
                     *               }
                     *             ],
                     *             "production": [
                     *               {
                     *                 "key_id": "key_ghnz6g29d2520q1dxp49aax2rh",
                     *                 "last_four": "Rd2N",
                     *                 "issued_at": "2026-11-26T00:17:07.413+06:00",
                     *                 "expires_at": null,
                     *                 "last_used_at": null
                     *               }
                     *             ]
                     *           },
                     *           "callback_urls": {
                     *             "sandbox": "https://shop.example/dakpion",
                     *             "production": null
                     *           },
                     *           "created_at": "2026-11-26T00:17:07.413+06:00",
                     *           "updated_at": "2026-11-26T00:17:12.330+06:00"
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
                    "application/json": components["schemas"]["PartnerList"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    createPartner: {
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
                 *       "name": "Aarong",
                 *       "email": "shop@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePartnerRequest"];
            };
        };
        responses: {
            /** @description The partner. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
                     *       "api_keys": {
                     *         "sandbox": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
                     *         "production": "live_key_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
                     *       },
                     *       "webhook": {
                     *         "sandbox": {
                     *           "signing_secret": "whsec_ZXhhbXBsZQ==",
                     *           "token": "whtok_example"
                     *         },
                     *         "production": {
                     *           "signing_secret": "whsec_ZXhhbXBsZQ==",
                     *           "token": "whtok_example"
                     *         }
                     *       },
                     *       "dashboard": {
                     *         "email": "shop@example.com",
                     *         "password": "example-of-a-secret"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedPartner"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    getPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner without its secrets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
                     *       "name": "Aarong",
                     *       "email": "shop@example.com",
                     *       "suspended": false,
                     *       "rate_limits": {
                     *         "sandbox": {
                     *           "write": 1000000,
                     *           "read": 1000000
                     *         },
                     *         "production": {
                     *           "write": 1000000,
                     *           "read": 1000000
                     *         }
                     *       },
                     *       "api_keys": {
                     *         "sandbox": [
                     *           {
                     *             "key_id": "key_wgg7d4j6b5envmraaq6631n9kc",
                     *             "last_four": "k6yt",
                     *             "issued_at": "2026-11-26T00:17:07.413+06:00",
                     *             "expires_at": null,
                     *             "last_used_at": "2026-11-26T00:17:07.635+06:00"
                     *           }
                     *         ],
                     *         "production": [
                     *           {
                     *             "key_id": "key_ghnz6g29d2520q1dxp49aax2rh",
                     *             "last_four": "Rd2N",
                     *             "issued_at": "2026-11-26T00:17:07.413+06:00",
                     *             "expires_at": null,
                     *             "last_used_at": null
                     *           }
                     *         ]
                     *       },
                     *       "callback_urls": {
                     *         "sandbox": "https://shop.example/dakpion",
                     *         "production": null
                     *       },
                     *       "created_at": "2026-11-26T00:17:07.413+06:00",
                     *       "updated_at": "2026-11-26T00:17:12.330+06:00",
                     *       "storage": {
                     *         "sandbox": {
                     *           "stored_bytes": 43037,
                     *           "limit_bytes": 2147483648
                     *         },
                     *         "production": {
                     *           "stored_bytes": 0,
                     *           "limit_bytes": 1048576
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerDetails"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    suspendPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
                     *       "name": "Aarong",
                     *       "email": "shop@example.com",
                     *       "suspended": true,
                     *       "rate_limits": {
                     *         "sandbox": {
                     *           "write": 60,
                     *           "read": 600
                     *         },
                     *         "production": {
                     *           "write": 600,
                     *           "read": 3000
                     *         }
                     *       },
                     *       "api_keys": {
                     *         "sandbox": [
                     *           {
                     *             "key_id": "key_cx9fxg0jwytjfxkfsrqh5kfbyf",
                     *             "last_four": "7LiD",
                     *             "issued_at": "2026-11-26T00:17:15.119+06:00",
                     *             "expires_at": null,
                     *             "last_used_at": null
                     *           },
                     *           {
                     *             "key_id": "key_pb4955ddj9k8dhsg9z4gq0t9tn",
                     *             "last_four": "B6vs",
                     *             "issued_at": "2026-11-26T00:17:15.042+06:00",
                     *             "expires_at": "2026-11-26T00:17:15.119+06:00",
                     *             "last_used_at": null
                     *           },
                     *           {
                     *             "key_id": "key_e50pbzmwq9rnkk8f1dry5v9vdm",
                     *             "last_four": "1H1t",
                     *             "issued_at": "2026-11-26T00:17:14.984+06:00",
                     *             "expires_at": "2026-11-26T00:17:15.119+06:00",
                     *             "last_used_at": null
                     *           }
                     *         ],
                     *         "production": [
                     *           {
                     *             "key_id": "key_1gfm246w2hsc2dyyc1h8fd9yxk",
                     *             "last_four": "dYWT",
                     *             "issued_at": "2026-11-26T00:17:14.984+06:00",
                     *             "expires_at": null,
                     *             "last_used_at": null
                     *           }
                     *         ]
                     *       },
                     *       "callback_urls": {
                     *         "sandbox": null,
                     *         "production": null
                     *       },
                     *       "created_at": "2026-11-26T00:17:14.984+06:00",
                     *       "updated_at": "2026-11-26T00:17:15.199+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerSummary"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    resumePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
                     *       "name": "Aarong",
                     *       "email": "shop@example.com",
                     *       "suspended": false,
                     *       "rate_limits": {
                     *         "sandbox": {
                     *           "write": 60,
                     *           "read": 600
                     *         },
                     *         "production": {
                     *           "write": 600,
                     *           "read": 3000
                     *         }
                     *       },
                     *       "api_keys": {
                     *         "sandbox": [
                     *           {
                     *             "key_id": "key_cx9fxg0jwytjfxkfsrqh5kfbyf",
                     *             "last_four": "7LiD",
                     *             "issued_at": "2026-11-26T00:17:15.119+06:00",
                     *             "expires_at": null,
                     *             "last_used_at": null
                     *           },
                     *           {
                     *             "key_id": "key_pb4955ddj9k8dhsg9z4gq0t9tn",
                     *             "last_four": "B6vs",
                     *             "issued_at": "2026-11-26T00:17:15.042+06:00",
                     *             "expires_at": "2026-11-26T00:17:15.119+06:00",
                     *             "last_used_at": null
                     *           },
                     *           {
                     *             "key_id": "key_e50pbzmwq9rnkk8f1dry5v9vdm",
                     *             "last_four": "1H1t",
                     *             "issued_at": "2026-11-26T00:17:14.984+06:00",
                     *             "expires_at": "2026-11-26T00:17:15.119+06:00",
                     *             "last_used_at": null
                     *           }
                     *         ],
                     *         "production": [
                     *           {
                     *             "key_id": "key_1gfm246w2hsc2dyyc1h8fd9yxk",
                     *             "last_four": "dYWT",
                     *             "issued_at": "2026-11-26T00:17:14.984+06:00",
                     *             "expires_at": null,
                     *             "last_used_at": "2026-11-26T00:17:15.218+06:00"
                     *           }
                     *         ]
                     *       },
                     *       "callback_urls": {
                     *         "sandbox": null,
                     *         "production": null
                     *       },
                     *       "created_at": "2026-11-26T00:17:14.984+06:00",
                     *       "updated_at": "2026-11-26T00:17:15.230+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerSummary"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    setRateLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sandbox": {
                 *         "write": 60,
                 *         "read": 600
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RateLimitsRequest"];
            };
        };
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
                     *       "name": "Aarong",
                     *       "email": "shop@example.com",
                     *       "suspended": false,
                     *       "rate_limits": {
                     *         "sandbox": {
                     *           "write": 60,
                     *           "read": 600
                     *         },
                     *         "production": {
                     *           "write": 600,
                     *           "read": 3000
                     *         }
                     *       },
                     *       "api_keys": {
                     *         "sandbox": [
                     *           {
                     *             "key_id": "key_e50pbzmwq9rnkk8f1dry5v9vdm",
                     *             "last_four": "1H1t",
                     *             "issued_at": "2026-11-26T00:17:14.984+06:00",
                     *             "expires_at": null,
                     *             "last_used_at": null
                     *           }
                     *         ],
                     *         "production": [
                     *           {
                     *             "key_id": "key_1gfm246w2hsc2dyyc1h8fd9yxk",
                     *             "last_four": "dYWT",
                     *             "issued_at": "2026-11-26T00:17:14.984+06:00",
                     *             "expires_at": null,
                     *             "last_used_at": null
                     *           }
                     *         ]
                     *       },
                     *       "callback_urls": {
                     *         "sandbox": null,
                     *         "production": null
                     *       },
                     *       "created_at": "2026-11-26T00:17:14.984+06:00",
                     *       "updated_at": "2026-11-26T00:17:14.999+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerSummary"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description The new key, returned only here. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
                     *       "environment": "sandbox",
                     *       "key_id": "key_pb4955ddj9k8dhsg9z4gq0t9tn",
                     *       "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
                     *       "previous_expires_at": "2026-11-27T00:17:15.042+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedApiKey"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    revokeApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description A new key, returned only here. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
                     *       "environment": "sandbox",
                     *       "key_id": "key_cx9fxg0jwytjfxkfsrqh5kfbyf",
                     *       "api_key": "sandbox_key_test_XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
                     *     }
                     */
                    "application/json": components["schemas"]["RevokedApiKeys"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description The new secrets, returned only here. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner_id": "prt_k8pm3h7h2jpm29zm0v9fw48men",
                     *       "environment": "sandbox",
                     *       "signing_secret": "whsec_ZXhhbXBsZQ==",
                     *       "token": "whtok_example",
                     *       "previous_expires_at": "2026-11-27T00:17:15.188+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedWebhookSecret"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    reencryptSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description The number of secrets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
                     *       "reencrypted": 0,
                     *       "not_decrypted": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ReencryptedSecrets"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    listPartnerUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users, oldest first; 50 at most. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "user_id": "usr_05qe5abcdgkwkp1226fnvaafh2",
                     *           "email": "shop@example.com",
                     *           "role": "owner",
                     *           "status": "active",
                     *           "invitation_expires_at": null,
                     *           "totp": false,
                     *           "recovery_codes_left": null,
                     *           "language": "en",
                     *           "added_at": "2026-11-26T00:17:07.413+06:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserList"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description The `user_id` of a user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "remove_totp": true
                 *     }
                 */
                "application/json": components["schemas"]["ResetUserPasswordRequest"] | null;
            };
        };
        responses: {
            /** @description The link, returned only here. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": "usr_05qe5abcdgkwkp1226fnvaafh2",
                     *       "reset_token": "example-of-a-secret",
                     *       "reset_url": "https://api.dakpion.example/dashboard/password-reset#example-of-a-secret",
                     *       "expires_at": "2026-11-26T01:17:14.228+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordResetLink"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found`, `user_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found" | "user_not_found";
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
    listOperatorTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens that work. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "token_id": null,
                     *           "name": "OPERATOR_TOKEN",
                     *           "role": "operator",
                     *           "issued_at": null
                     *         },
                     *         {
                     *           "token_id": "opt_9yxdfvjz0vh7ppsngw6q08e1p1",
                     *           "name": "Rahim",
                     *           "role": "auditor",
                     *           "issued_at": "2026-11-26T00:17:12.622+06:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorTokenList"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    issueOperatorToken: {
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
                 *       "name": "Rahim",
                 *       "role": "auditor"
                 *     }
                 */
                "application/json": components["schemas"]["IssueOperatorTokenRequest"];
            };
        };
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token_id": "opt_9yxdfvjz0vh7ppsngw6q08e1p1",
                     *       "name": "Rahim",
                     *       "role": "auditor",
                     *       "issued_at": "2026-11-26T00:17:12.622+06:00",
                     *       "token": "example-of-a-secret"
                     *     }
                     */
                    "application/json": components["schemas"]["IssuedOperatorToken"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found";
                    };
                };
            };
            /** @description `operator_token_exists`, `too_many_operator_tokens` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_token_exists" | "too_many_operator_tokens";
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
    revokeOperatorToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `token_id` of a token of an operator or auditor. */
                token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token does not work any more. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `operator_token_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "operator_token_not_found";
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
    makeDashboardLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dashboard_url": "https://api.dakpion.example/dashboard/demonstration#Gsy91miTgcfabwCURnibhmSemWBS1B0v13oenNQM1xc"
                     *     }
                     */
                    "application/json": components["schemas"]["DashboardLink"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    postOperatorRiderEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "event_id": "ord_81mqz9hrvw3gfy8bnzy1sz180k-RIDER_ASSIGNED",
                 *         "type": "RIDER_ASSIGNED",
                 *         "order_id": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
                 *         "occurred_at": "2026-11-25T18:17:14.537Z",
                 *         "rider": {
                 *           "rider_id": 4711,
                 *           "name": "Karim Uddin",
                 *           "phone_number": "01811111111",
                 *           "driver_type": 1,
                 *           "is_freelancer": false
                 *         },
                 *         "location": {
                 *           "latitude": 23.75,
                 *           "longitude": 90.38
                 *         }
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["RiderEvent"] | components["schemas"]["RiderEvent"][];
            };
        };
        responses: {
            /** @description The events that were accepted are stored; the others are listed. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": 1,
                     *       "rejected": []
                     *     }
                     */
                    "application/json": components["schemas"]["PublishedRiderEvents"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    findOrders: {
        parameters: {
            query?: {
                /** @description Selects the order with this `order_id`. */
                order_id?: string;
                /** @description Selects orders with exactly this `partner_reference_id`. */
                partner_reference_id?: string;
                /** @description Selects orders with this phone number of the receiver, in any accepted form. */
                receiver_phone_number?: string;
                /** @description `sandbox` or `production`. */
                environment?: "sandbox" | "production";
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
            /** @description The orders and their owners. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
                     *           "environment": "sandbox",
                     *           "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                     *           "partner_reference_id": null,
                     *           "parcel_status": "COMPLETED",
                     *           "previous_status": "PICKED",
                     *           "total_price": 137,
                     *           "receiver_name": "রহিমা খাতুন",
                     *           "receiver_address_text": "বাড়ি ৭, রোড ১১, গুলশান ১, ঢাকা 📦",
                     *           "driver_type": 1,
                     *           "tracking_url": "https://api.dakpion.example/track/trk_ahk8kysm7qvtwfcwzfnv6amav4",
                     *           "created_at": "2026-11-26T00:17:07.761+06:00",
                     *           "updated_at": "2026-11-26T00:17:09.074+06:00"
                     *         }
                     *       ],
                     *       "next_after": null
                     *     }
                     */
                    "application/json": components["schemas"]["FoundOrders"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    showOrder: {
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
            /** @description The order and its owner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
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
                    "application/json": components["schemas"]["OwnedOrder"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    listOverdueOrders: {
        parameters: {
            query?: {
                /** @description Selects orders with this status. */
                parcel_status?: "PENDING" | "ASSIGNED" | "ACCEPTED" | "STARTED" | "PICKED";
                /** @description `sandbox` or `production`. */
                environment?: "sandbox" | "production";
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
            /** @description One page, the longest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 50,
                     *         "total": 0,
                     *         "total_pages": 0,
                     *         "has_more": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OverdueOrderList"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    repairOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `order_id` of an order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_ids": []
                 *     }
                 */
                "application/json": components["schemas"]["RepairOrderRequest"];
            };
        };
        responses: {
            /** @description The result of the repair. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": "ord_rt1z6kjpqcy7a3v22dxejr2e7x",
                     *       "view_rewritten": false,
                     *       "published_event_ids": []
                     *     }
                     */
                    "application/json": components["schemas"]["RepairedOrder"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "order_not_found";
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
    listAllWebhooks: {
        parameters: {
            query?: {
                /** @description Selects entries with this status. */
                status?: "pending" | "retrying" | "delivered" | "manual_review" | "discarded";
                /** @description `sandbox` or `production`. */
                environment?: "sandbox" | "production";
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "partner_id": "prt_05qe5abcdgkwkp1226fnvaafh2",
                     *           "environment": "sandbox",
                     *           "delivery_id": "dlv_a8d60ad707e24d1cabc282ad9d1e1c10",
                     *           "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
                     *           "event": "COMPLETED",
                     *           "event_id": "evt_a8d60ad707e24d1cabc282ad9d1e1c10",
                     *           "sequence": 6,
                     *           "url": "https://shop.example/dakpion",
                     *           "status": "delivered",
                     *           "next_attempt_at": null,
                     *           "created_at": "2026-11-26T00:17:13.122+06:00",
                     *           "updated_at": "2026-11-26T00:17:13.140+06:00",
                     *           "attempt_count": 1,
                     *           "last_attempt": {
                     *             "number": 1,
                     *             "started_at": "2026-11-26T00:17:13.123+06:00",
                     *             "duration_ms": 17,
                     *             "response_status": 200,
                     *             "error": null,
                     *             "response_excerpt": null
                     *           }
                     *         }
                     *       ],
                     *       "next_after": "1.0.1"
                     *     }
                     */
                    "application/json": components["schemas"]["AllWebhooks"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    listPartnerWebhooks: {
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
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
            };
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "delivery_id": "dlv_a8d60ad707e24d1cabc282ad9d1e1c10",
                     *           "order_id": "ord_ck1px7e2fhfset11k5amdd6rnv",
                     *           "event": "COMPLETED",
                     *           "event_id": "evt_a8d60ad707e24d1cabc282ad9d1e1c10",
                     *           "sequence": 6,
                     *           "url": "https://shop.example/dakpion",
                     *           "environment": "sandbox",
                     *           "status": "delivered",
                     *           "attempts": [
                     *             {
                     *               "number": 1,
                     *               "started_at": "2026-11-26T00:17:13.123+06:00",
                     *               "duration_ms": 17,
                     *               "response_status": 200,
                     *               "error": null,
                     *               "response_excerpt": null
                     *             }
                     *           ],
                     *           "attempts_total": 1,
                     *           "next_attempt_at": null,
                     *           "created_at": "2026-11-26T00:17:13.122+06:00",
                     *           "updated_at": "2026-11-26T00:17:13.140+06:00",
                     *           "partner_reference_id": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 1,
                     *         "total": 20,
                     *         "total_pages": 20,
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    getPartnerWebhook: {
        parameters: {
            query?: {
                /** @description The `attempts_next` of the previous response. Without it, the first page of attempts. */
                attempts_after?: string;
            };
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
                /** @description The `delivery_id` of a webhook in the list of webhooks. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
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
                     *         },
                     *         {
                     *           "number": 2,
                     *           "started_at": "2026-11-26T00:17:12.428+06:00",
                     *           "duration_ms": 2,
                     *           "response_status": 200,
                     *           "error": null,
                     *           "response_excerpt": ""
                     *         }
                     *       ],
                     *       "attempts_total": 2,
                     *       "next_attempt_at": null,
                     *       "created_at": "2026-11-26T00:17:12.231+06:00",
                     *       "updated_at": "2026-11-26T00:17:12.430+06:00",
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found`, `webhook_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found" | "webhook_not_found";
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
    redeliverPartnerWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
                /** @description The `delivery_id` of a webhook in the list of webhooks. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found`, `webhook_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found" | "webhook_not_found";
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
    redeliverPartnerWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
            };
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
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redelivery_id": "rdl_k1x8mmfb2t1gjbh6y97skxcqep",
                     *       "requested_at": "2026-11-26T00:17:14.394+06:00",
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    getPartnerRedelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redelivery_id": "rdl_k1x8mmfb2t1gjbh6y97skxcqep",
                     *       "requested_at": "2026-11-26T00:17:14.394+06:00",
                     *       "created_at_from": null,
                     *       "status": "manual_review",
                     *       "accepted": 0,
                     *       "redelivered": 0,
                     *       "finished_at": "2026-11-26T00:17:14.400+06:00"
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found`, `redelivery_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found" | "redelivery_not_found";
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
    getPartnerUsage: {
        parameters: {
            query?: {
                /** @description The first day in Asia/Dhaka, e.g. `2026-11-01`. */
                from?: string;
                /** @description The last day in Asia/Dhaka, which is included. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
            };
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
                     *         "stored_bytes": 43037,
                     *         "limit_bytes": 2147483648
                     *       },
                     *       "totals": {
                     *         "created": {
                     *           "orders": 4,
                     *           "total_price": 548
                     *         },
                     *         "completed": {
                     *           "orders": 3,
                     *           "total_price": 411
                     *         },
                     *         "cancelled": {
                     *           "orders": 1,
                     *           "total_price": 137
                     *         },
                     *         "retried": {
                     *           "orders": 1,
                     *           "total_price": 137
                     *         },
                     *         "webhook_attempts": 21
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
                     *             "orders": 4,
                     *             "total_price": 548
                     *           },
                     *           "completed": {
                     *             "orders": 3,
                     *             "total_price": 411
                     *           },
                     *           "cancelled": {
                     *             "orders": 1,
                     *             "total_price": 137
                     *           },
                     *           "retried": {
                     *             "orders": 1,
                     *             "total_price": 137
                     *           },
                     *           "webhook_attempts": 21
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    getPartnerStatement: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description The highest number of entries on a page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
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
                     *         "orders": 3,
                     *         "total_price": 411
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
                     *         "total": 3,
                     *         "total_pages": 3,
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    getPartnerStatementOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    listPartnerRequests: {
        parameters: {
            query: {
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
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "time": "2026-11-26T00:17:12.568+06:00",
                     *           "method": "GET",
                     *           "path": "/v1/business/statements/0000-00",
                     *           "query": "limit=1",
                     *           "status": 200,
                     *           "problem_code": null,
                     *           "errors": [],
                     *           "duration_ms": 3.8,
                     *           "request_id": "req_mdza900mtp35gpggdh9t14s4f4",
                     *           "idempotency_key": null,
                     *           "api_key_last_four": "k6yt",
                     *           "body": null,
                     *           "body_omitted": false
                     *         }
                     *       ],
                     *       "next": "1795630632568.log_d64rc90bya00w5d3bbfwe361mf",
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    repairPartnerUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `partner_id` of a partner. */
                partner_id: string;
                /** @description `sandbox` or `production`. */
                environment: "sandbox" | "production";
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description The corrected days. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "repaired",
                     *       "corrected_days": 0
                     *     }
                     */
                    "application/json": components["schemas"]["RepairedUsage"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `partner_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "partner_not_found";
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
    listDeadLetters: {
        parameters: {
            query?: {
                /** @description Selects dead letters of this topic. */
                topic?: "dispatch.requests.v1" | "dispatch.rider-events.v1" | "dispatch.robot-courier-requests.v1" | "order.commands.v1" | "order.events.v1" | "order.missed-events.v1" | "pricing.requests.v1" | "webhook.commands.v1";
                /** @description Selects dead letters with this reason. */
                reason?: string;
                /** @description Selects dead letters with this message key: the `order_id` for most topics. */
                key?: string;
                /** @description Selects dead letters from this time on: ISO 8601 with an offset. */
                since?: string;
                /** @description Selects entries with this status. */
                status?: "open" | "replayed" | "dropped";
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
            /** @description One page, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "letter_id": "dispatch.rider-events.v1:0",
                     *           "topic": "dispatch.rider-events.v1",
                     *           "key": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
                     *           "type": "RIDER_ACCEPTED",
                     *           "reason": "other_rider",
                     *           "detail": "The order's rider is 4711.",
                     *           "group": "dispatch",
                     *           "tries": 1,
                     *           "dead_at": "2026-11-26T00:17:14.562+06:00",
                     *           "status": "open",
                     *           "decision": null
                     *         }
                     *       ],
                     *       "next_after": "dispatch.rider-events.v1:0"
                     *     }
                     */
                    "application/json": components["schemas"]["DeadLetterPage"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    getDeadLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `letter_id` of a dead letter. */
                letter_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letter and its message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letter_id": "dispatch.rider-events.v1:0",
                     *       "topic": "dispatch.rider-events.v1",
                     *       "key": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
                     *       "type": "RIDER_ACCEPTED",
                     *       "reason": "other_rider",
                     *       "detail": "The order's rider is 4711.",
                     *       "group": "dispatch",
                     *       "tries": 1,
                     *       "dead_at": "2026-11-26T00:17:14.562+06:00",
                     *       "status": "open",
                     *       "decision": null,
                     *       "headers": {
                     *         "correlation-id": "req_1dz6hy0g8dxmv6cbexb2p512ew",
                     *         "received-at": "1795630634555"
                     *       },
                     *       "size": 382,
                     *       "text": "{\"event_id\":\"ord_81mqz9hrvw3gfy8bnzy1sz180k-RIDER_ACCEPTED-a\",\"type\":\"RIDER_ACCEPTED\",\"order_id\":\"ord_81mqz9hrvw3gfy8bnzy1sz180k\",\"occurred_at\":\"2026-11-25T18:17:14.553Z\",\"rider\":{\"rider_id\":1,\"name\":\"Karim Uddin\",\"phone_number\":\"01811111111\",\"driver_type\":1,\"is_freelancer\":false},\"location\":{\"latitude\":23.75,\"longitude\":90.38},\"time_to_pickup\":null,\"duration\":null,\"reason\":null}",
                     *       "bytes": "eyJldmVudF9pZCI6Im9yZF84MW1xejlocnZ3M2dmeThibnp5MXN6MTgway1SSURFUl9BQ0NFUFRFRC1hIiwidHlwZSI6IlJJREVSX0FDQ0VQVEVEIiwib3JkZXJfaWQiOiJvcmRfODFtcXo5aHJ2dzNnZnk4Ym56eTFzejE4MGsiLCJvY2N1cnJlZF9hdCI6IjIwMjYtMTEtMjVUMTg6MTc6MTQuNTUzWiIsInJpZGVyIjp7InJpZGVyX2lkIjoxLCJuYW1lIjoiS2FyaW0gVWRkaW4iLCJwaG9uZV9udW1iZXIiOiIwMTgxMTExMTExMSIsImRyaXZlcl90eXBlIjoxLCJpc19mcmVlbGFuY2VyIjpmYWxzZX0sImxvY2F0aW9uIjp7ImxhdGl0dWRlIjoyMy43NSwibG9uZ2l0dWRlIjo5MC4zOH0sInRpbWVfdG9fcGlja3VwIjpudWxsLCJkdXJhdGlvbiI6bnVsbCwicmVhc29uIjpudWxsfQ=="
                     *     }
                     */
                    "application/json": components["schemas"]["OpenedDeadLetter"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `dead_letter_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "dead_letter_not_found";
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
    replayDeadLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `letter_id` of a dead letter. */
                letter_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description The letter. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letter_id": "dispatch.rider-events.v1:1",
                     *       "topic": "dispatch.rider-events.v1",
                     *       "key": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
                     *       "type": "RIDER_ACCEPTED",
                     *       "reason": "other_rider",
                     *       "detail": "The order's rider is 4711.",
                     *       "group": "dispatch",
                     *       "tries": 1,
                     *       "dead_at": "2026-11-26T00:17:14.570+06:00",
                     *       "status": "replayed",
                     *       "decision": {
                     *         "outcome": "replayed",
                     *         "decided_at": "2026-11-26T00:17:14.804+06:00",
                     *         "actor": {
                     *           "kind": "operator",
                     *           "name": "OPERATOR_TOKEN"
                     *         },
                     *         "reason": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeadLetter"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `dead_letter_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "dead_letter_not_found";
                    };
                };
            };
            /** @description `dead_letter_settled` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "dead_letter_settled";
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
    dropDeadLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `letter_id` of a dead letter. */
                letter_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The phone of the rider was swapped."
                 *     }
                 */
                "application/json": components["schemas"]["DropDeadLetterRequest"];
            };
        };
        responses: {
            /** @description The letter. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letter_id": "dispatch.rider-events.v1:0",
                     *       "topic": "dispatch.rider-events.v1",
                     *       "key": "ord_81mqz9hrvw3gfy8bnzy1sz180k",
                     *       "type": "RIDER_ACCEPTED",
                     *       "reason": "other_rider",
                     *       "detail": "The order's rider is 4711.",
                     *       "group": "dispatch",
                     *       "tries": 1,
                     *       "dead_at": "2026-11-26T00:17:14.562+06:00",
                     *       "status": "dropped",
                     *       "decision": {
                     *         "outcome": "dropped",
                     *         "decided_at": "2026-11-26T00:17:14.775+06:00",
                     *         "actor": {
                     *           "kind": "operator",
                     *           "name": "OPERATOR_TOKEN"
                     *         },
                     *         "reason": "The phone of the rider was swapped."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeadLetter"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `dead_letter_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "dead_letter_not_found";
                    };
                };
            };
            /** @description `dead_letter_settled` */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "dead_letter_settled";
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
    listFollowers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All followers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "follower": "order-event-publisher",
                     *           "events_behind": 0,
                     *           "seconds_behind": 0
                     *         },
                     *         {
                     *           "follower": "order-views-projection",
                     *           "events_behind": 0,
                     *           "seconds_behind": 0
                     *         },
                     *         {
                     *           "follower": "order-event-index",
                     *           "events_behind": 0,
                     *           "seconds_behind": 0
                     *         },
                     *         {
                     *           "follower": "webhook-deliveries",
                     *           "events_behind": 4,
                     *           "seconds_behind": 1.34
                     *         },
                     *         {
                     *           "follower": "partners",
                     *           "events_behind": 1,
                     *           "seconds_behind": 0.265
                     *         },
                     *         {
                     *           "follower": "dispatch-open-orders",
                     *           "events_behind": 0,
                     *           "seconds_behind": 0
                     *         },
                     *         {
                     *           "follower": "robot-courier-courses",
                     *           "events_behind": 0,
                     *           "seconds_behind": 0
                     *         },
                     *         {
                     *           "follower": "order-usage",
                     *           "events_behind": 0,
                     *           "seconds_behind": 0
                     *         },
                     *         {
                     *           "follower": "webhook-usage",
                     *           "events_behind": 2,
                     *           "seconds_behind": 0.128
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FollowerList"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    listProjections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All projections. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "projection": "order-views-projection",
                     *           "builds": [
                     *             {
                     *               "number": 3,
                     *               "version": 3,
                     *               "state": "serving",
                     *               "began_at": "2026-11-26T00:17:03.679+06:00",
                     *               "completed_at": "2026-11-26T00:17:03.679+06:00",
                     *               "percent": null,
                     *               "events_per_second": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "projection": "order-event-index",
                     *           "builds": [
                     *             {
                     *               "number": 1,
                     *               "version": 1,
                     *               "state": "serving",
                     *               "began_at": "2026-11-26T00:17:03.678+06:00",
                     *               "completed_at": "2026-11-26T00:17:03.678+06:00",
                     *               "percent": null,
                     *               "events_per_second": null
                     *             },
                     *             {
                     *               "number": 2,
                     *               "version": 1,
                     *               "state": "building",
                     *               "began_at": "2026-11-26T00:17:14.507+06:00",
                     *               "completed_at": null,
                     *               "percent": null,
                     *               "events_per_second": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "projection": "order-usage",
                     *           "builds": [
                     *             {
                     *               "number": 2,
                     *               "version": 2,
                     *               "state": "serving",
                     *               "began_at": "2026-11-26T00:17:03.678+06:00",
                     *               "completed_at": "2026-11-26T00:17:03.678+06:00",
                     *               "percent": null,
                     *               "events_per_second": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "projection": "webhook-deliveries",
                     *           "builds": [
                     *             {
                     *               "number": 2,
                     *               "version": 2,
                     *               "state": "serving",
                     *               "began_at": "2026-11-26T00:17:03.881+06:00",
                     *               "completed_at": "2026-11-26T00:17:03.881+06:00",
                     *               "percent": null,
                     *               "events_per_second": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "projection": "webhook-usage",
                     *           "builds": [
                     *             {
                     *               "number": 2,
                     *               "version": 2,
                     *               "state": "serving",
                     *               "began_at": "2026-11-26T00:17:03.881+06:00",
                     *               "completed_at": "2026-11-26T00:17:03.881+06:00",
                     *               "percent": null,
                     *               "events_per_second": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectionList"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    rebuildProjection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a projection in the list of projections. */
                projection: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description The projection. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projection": "order-event-index",
                     *       "builds": [
                     *         {
                     *           "number": 1,
                     *           "version": 1,
                     *           "state": "serving",
                     *           "began_at": "2026-11-26T00:17:03.678+06:00",
                     *           "completed_at": "2026-11-26T00:17:03.678+06:00",
                     *           "percent": null,
                     *           "events_per_second": null
                     *         },
                     *         {
                     *           "number": 2,
                     *           "version": 1,
                     *           "state": "building",
                     *           "began_at": "2026-11-26T00:17:14.507+06:00",
                     *           "completed_at": null,
                     *           "percent": null,
                     *           "events_per_second": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Projection"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    listParkedStreams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The streams. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "follower": "order-event-publisher",
                     *           "stream": "order-ord_rkt73bwa2x66ncawx6mery8f15",
                     *           "revision": 1,
                     *           "position": "16",
                     *           "reason": "NewerVersionError: order-ord_rkt73bwa2x66ncawx6mery8f15@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
                     *           "parked_at": "2026-11-26T00:33:12.437+06:00",
                     *           "released_at": null
                     *         },
                     *         {
                     *           "follower": "order-views-projection",
                     *           "stream": "order-ord_rkt73bwa2x66ncawx6mery8f15",
                     *           "revision": 1,
                     *           "position": "16",
                     *           "reason": "NewerVersionError: order-ord_rkt73bwa2x66ncawx6mery8f15@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
                     *           "parked_at": "2026-11-26T00:33:12.317+06:00",
                     *           "released_at": null
                     *         },
                     *         {
                     *           "follower": "order-usage",
                     *           "stream": "order-ord_rkt73bwa2x66ncawx6mery8f15",
                     *           "revision": 1,
                     *           "position": "16",
                     *           "reason": "NewerVersionError: order-ord_rkt73bwa2x66ncawx6mery8f15@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
                     *           "parked_at": "2026-11-26T00:33:12.458+06:00",
                     *           "released_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ParkedStreamList"];
                };
            };
            /** @description `malformed_request` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
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
    releaseParkedStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the follower that parked the stream. */
                follower: string;
                /** @description The name of the parked stream. */
                stream: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["NoFieldsRequest"] | null;
            };
        };
        responses: {
            /** @description The stream. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "follower": "order-event-publisher",
                     *       "stream": "order-ord_rkt73bwa2x66ncawx6mery8f15",
                     *       "revision": 1,
                     *       "position": "16",
                     *       "reason": "NewerVersionError: order-ord_rkt73bwa2x66ncawx6mery8f15@1 has an unknown type, OrderTeleported: a newer version of Dakpion wrote it.",
                     *       "parked_at": "2026-11-26T00:33:12.437+06:00",
                     *       "released_at": "2026-11-26T00:33:13.524+06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["ParkedStream"];
                };
            };
            /** @description `malformed_request`, `malformed_json` */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "malformed_request" | "malformed_json";
                    };
                };
            };
            /** @description `operator_unauthorized` */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "operator_unauthorized";
                    };
                };
            };
            /** @description `auditor_may_only_read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "auditor_may_only_read";
                    };
                };
            };
            /** @description `not_found`, `parked_stream_not_found` */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not_found" | "parked_stream_not_found";
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
}
