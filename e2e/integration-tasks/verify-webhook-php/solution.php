<?php

['headers' => $headers, 'body' => $body] = json_decode(stream_get_contents(STDIN), true);
$key = base64_decode(substr(getenv('SIGNING_SECRET'), strlen('whsec_')));
$signed = "{$headers['webhook-id']}.{$headers['webhook-timestamp']}.{$body}";
$expected = base64_encode(hash_hmac('sha256', $signed, $key, true));
$isGenuine = false;
foreach (explode(' ', $headers['webhook-signature']) as $given) {
    $isGenuine = hash_equals($expected, substr($given, strlen('v1,'))) || $isGenuine;
}
if (!$isGenuine || abs(time() - (int) $headers['webhook-timestamp']) >= 300) exit(1);
echo json_decode($body, true)['event'], "\n";
