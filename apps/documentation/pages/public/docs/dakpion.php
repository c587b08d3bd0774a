<?php

declare(strict_types=1);

namespace Dakpion;

/** A refusal of the API. Programs should decide by $problem->problemCode. The message is for people. */
final class Problem extends \RuntimeException
{
    public readonly string $problemCode;
    /** @var list<array{field: string, code: string, message: string}> with `validation_failed`: all faults */
    public readonly array $errors;

    public function __construct(public readonly int $status, public readonly array $body, public readonly ?int $retryAfter)
    {
        // The JSON of a proxy can have other types.
        ['code' => $code, 'errors' => $errors, 'detail' => $detail] = $body + ['code' => null, 'errors' => null, 'detail' => null];
        $this->problemCode = is_string($code) ? $code : 'no_answer';
        $this->errors = is_array($errors) ? $errors : [];
        parent::__construct(is_string($detail) ? $detail : 'The answer is not from Dakpion.', $status);
    }
}

/** Client of the Dakpion API, for PHP 8.1 and newer, without dependencies. Throws Problem, and InvalidArgumentException for an invalid key. */
final class Client
{
    private const TRIES = 4;
    private const MAX_WAIT_SECONDS = 30;
    private const TIMEOUT_SECONDS = 20;
    private const REPEATABLE = '~/(quotation|cancel|retry)$~D';
    private const VISIBLE = '/^[\x21-\x7e]+$/D';

    private readonly string $apiKey;

    /** @param string $baseUrl without a path, e.g. https://api.example.com */
    public function __construct(#[\SensitiveParameter] string $apiKey, private readonly string $baseUrl)
    {
        // Files and forms add line ends and blanks. A line end inside would end the headers.
        $this->apiKey = trim($apiKey);
        if (preg_match(self::VISIBLE, $this->apiKey) === 1) return;
        throw new \InvalidArgumentException('The API key must be visible ASCII characters, such as sandbox_key_test_....');
    }

    /** The price of a route, and a quotation_id that locks it for 15 minutes. */
    public function quote(array $route): array
    {
        return $this->call('POST', '/order/quotation', $route);
    }

    /** Creates an order. The same key always returns the same order, so store the key before the call. */
    public function createOrder(array $order, string $idempotencyKey): array
    {
        if (preg_match(self::VISIBLE, $idempotencyKey) !== 1 || strlen($idempotencyKey) > 255) {
            throw new \InvalidArgumentException("The idempotency key must be 1 to 255 visible ASCII characters, and is {$idempotencyKey}");
        }
        return $this->call('POST', '/order/create', $order, ['X-Idempotency-Key' => $idempotencyKey]);
    }

    public function getOrder(string $orderId): array
    {
        return $this->call('GET', '/order/' . rawurlencode($orderId));
    }

    public function getStatus(string $orderId): array
    {
        return $this->call('GET', '/order/' . rawurlencode($orderId) . '/status');
    }

    public function cancelOrder(string $orderId, ?string $reason = null): array
    {
        $body = $reason === null ? [] : ['cancellation_reason' => $reason];
        return $this->call('POST', '/order/' . rawurlencode($orderId) . '/cancel', $body);
    }

    /** Creates a new order in place of a cancelled one. A repeated call returns the same new order. */
    public function retryOrder(string $orderId): array
    {
        return $this->call('POST', '/order/' . rawurlencode($orderId) . '/retry', []);
    }

    /** All matching orders, newest first. Pages are requested as they are needed. */
    public function listOrders(array $filters = []): \Generator
    {
        for ($query = $filters; ; $query = ['page' => null, 'after' => $page['pagination']['next_after']] + $filters) {
            $page = $this->call('GET', '/orders?' . http_build_query($query));
            yield from $page['data'];
            if ($page['pagination']['next_after'] === null) return;
        }
    }

    /** A page of events after a place. `next` in the answer is the place of the next page. */
    public function listEvents(?string $after = null, int $limit = 100): array
    {
        $query = $after === null ? ['limit' => $limit] : ['limit' => $limit, 'after' => $after];
        return $this->call('GET', '/events?' . http_build_query($query));
    }

    /** Any other operation that answers with JSON. $path is relative to /v1/business. */
    public function call(string $method, string $path, ?array $body = null, array $headers = []): array
    {
        for ($try = 1; ; $try++) {
            try {
                return $this->send($method, $path, $body, $headers);
            } catch (Problem $problem) {
                $isPassing = in_array($problem->status, [0, 429, 502, 503, 504], true);
                $isRepeatable = $method !== 'POST' || isset($headers['X-Idempotency-Key']) || preg_match(self::REPEATABLE, $path) === 1;
                $isSafe = $isRepeatable || $problem->status === 429;
                if (!$isPassing || !$isSafe || $try === self::TRIES) throw $problem;
                sleep(min(self::MAX_WAIT_SECONDS, $problem->retryAfter ?? 2 ** ($try - 1)));
            }
        }
    }

    private function send(string $method, string $path, ?array $body, array $headers): array
    {
        $lines = ['X-API-Key: ' . $this->apiKey, 'Accept: application/json'];
        foreach ($headers as $name => $value) $lines[] = "{$name}: {$value}";
        $options = ['method' => $method, 'timeout' => self::TIMEOUT_SECONDS, 'ignore_errors' => true];
        if ($body !== null) {
            $lines[] = 'Content-Type: application/json';
            // Escapes would make a text in Bangla twice as long, and the size of a body is limited.
            $flags = JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
            $options['content'] = json_encode((object) $body, $flags);
        }
        $context = stream_context_create(['http' => [...$options, 'header' => $lines, 'follow_location' => 0]]);
        $reason = '';
        // An error handler of the application would hide the reason.
        set_error_handler(function (int $level, string $text) use (&$reason): bool {
            // The first warning says most. Only its end, such as "Connection refused": the text before has the address, with its query.
            $reason = $reason ?: preg_replace('/^.*: /s', '', $text);
            return true;
        });
        try {
            $stream = fopen(rtrim($this->baseUrl, '/') . "/v1/business{$path}", 'rb', false, $context);
        } finally {
            restore_error_handler();
        }
        if ($stream === false) throw new Problem(0, ['detail' => "There is no answer: {$reason}"], null);
        $answered = stream_get_meta_data($stream)['wrapper_data'];
        $answer = json_decode((string) stream_get_contents($stream), true);
        fclose($stream);
        $status = (int) (explode(' ', $answered[0])[1] ?? 0);
        if ($status >= 200 && $status < 300 && is_array($answer)) return $answer;
        // A success in JSON that cannot be read is incomplete. Any other is a page of a proxy, or a file, and another try would not change it.
        $isJson = preg_grep('~^Content-Type:\s*application/json~i', $answered) !== [];
        if ($status < 300 && $isJson) throw new Problem(0, ['detail' => 'The answer broke off.'], null);
        throw new Problem($status, is_array($answer) ? $answer : [], self::retryAfter($answered));
    }

    private static function retryAfter(array $headers): ?int
    {
        foreach ($headers as $header) {
            if (preg_match('/^Retry-After:\s*(\d+)/i', $header, $found)) return (int) $found[1];
        }
        return null;
    }
}

/** Verifies webhooks, which are signed as in Standard Webhooks. */
final class Webhook
{
    private const MAX_AGE_SECONDS = 300;

    /**
     * The event of a genuine webhook. Null: it is forged, changed or too old.
     *
     * @param array<string, string> $headers with names in lower case
     * @param string $rawBody unchanged, as received
     */
    public static function verify(string $secret, array $headers, string $rawBody): ?array
    {
        $id = $headers['webhook-id'] ?? '';
        $timestamp = $headers['webhook-timestamp'] ?? '';
        $key = base64_decode(substr($secret, strlen('whsec_')), true);
        // Anyone could make signatures with an empty key.
        if (!str_starts_with($secret, 'whsec_') || $key === false || $key === '') {
            throw new \InvalidArgumentException('The secret must be whsec_ and base64.');
        }
        if (abs(time() - (int) $timestamp) >= self::MAX_AGE_SECONDS) return null;
        $expected = base64_encode(hash_hmac('sha256', "{$id}.{$timestamp}.{$rawBody}", $key, true));
        foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
            if (hash_equals($expected, substr($given, strlen('v1,')))) return json_decode($rawBody, true);
        }
        return null;
    }
}
