import type { ProblemCode } from '../api/problem-error.ts';
import { texts } from './texts.ts';

/** Problems of requests that no page sends, and those that a page answers with another question. */
type WithoutText =
  | 'malformed_json'
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'expired_api_key'
  | 'totp_required'
  | 'partner_choice_required'
  | 'operator_token_exists'
  | 'too_many_operator_tokens'
  | 'operator_token_not_found'
  | 'no_demonstration_link'
  | 'dispatch_unauthorized'
  | 'webhook_not_ours'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'misdirected_request';

type ProblemText = Exclude<ProblemCode, WithoutText> | 'no_answer' | 'request_id' | 'try_again';

/** A text for each problem that a page can get. For all other codes the gateway's English text is shown. */
export const problemTexts = texts<ProblemText>(
  {
    no_answer: 'Dakpion does not answer. Check the connection, then try again.',
    sign_in_failed: 'E-mail address, password or one-time code is wrong.',
    wrong_password: 'The present password is wrong.',
    confirmation_required: 'Nothing was changed. Try again, and confirm with your password or a one-time code.',
    operator_unauthorized: 'The operator token is wrong.',
    dead_letter_settled: 'Somebody has already replayed or dropped this letter.',
    sign_in_locked: 'Too many attempts. Try again in {seconds} s.',
    rate_limited: 'Too many requests. Try again in {seconds} s.',
    link_invalid: 'This link is not valid any more: it was used, or it has expired. Ask for another one.',
    password_changed: 'The password was changed in the meantime. Sign in again.',
    role_not_allowed: 'Your role does not allow this. Ask an owner of your company.',
    partner_suspended: 'Your company is suspended. Contact Dakpion.',
    temporarily_unavailable: 'Dakpion is busy. Try again in a moment.',
    internal_error: 'Something went wrong at Dakpion. Try again in a moment.',
    validation_failed: 'Some entries are not valid. Correct them and send the form again.',
    order_not_found: 'There is no such order in this environment.',
    order_not_cancellable: 'The order cannot be cancelled any more: the parcel was picked up, or the delivery is over.',
    order_not_retryable: 'Only a cancelled order that was not retried yet can be retried.',
    outside_service_area: 'One of the places is outside of the area that Dakpion serves.',
    quotation_expired: 'The price has expired. Request a new one.',
    session_required: 'You are signed out. Sign in again.',
    session_ended: 'You are signed out. Sign in again.',
    cross_site_request: 'The request did not come from this page. Load the page again.',
    auditor_may_only_read: 'The token of an auditor may only read. Use the token of an operator.',
    user_not_found: 'This user does not exist, or has not joined yet.',
    user_exists: 'A user with this e-mail address has already joined.',
    too_many_users: 'There are {limit} users, which is the limit. Remove one first.',
    last_owner: 'This user is the only owner who can sign in. Make another user an owner first.',
    totp_unavailable: 'One-time codes cannot be used here yet. Ask Dakpion to make them available.',
    totp_active: 'One-time codes are already on. Turn them off first.',
    totp_not_enrolled: 'One-time codes were not set up, or were set up again elsewhere. Begin again.',
    storage_limit_reached: 'The limit of stored orders is reached. Only Dakpion can raise it.',
    idempotency_key_reused: 'Another order was already created in its place. Look at the list of orders.',
    quotation_invalid: 'The price does not belong to this order. Request a new one.',
    quotation_mismatch: 'The price does not belong to this order. Request a new one.',
    webhook_not_found: 'There is no such webhook in this environment. Delivered webhooks are removed after some time.',
    redelivery_not_found: 'There is no such redelivery. Its progress is removed after a week.',
    test_under_way: 'Another test still waits for its answer, so this one was not sent. Try again in {seconds} s.',
    partner_not_found: 'There is no such partner.',
    dead_letter_not_found: 'There is no such dead letter. Dead letters are removed after 30 days.',
    parked_stream_not_found: 'This stream is not parked any more.',
    malformed_request: 'The request could not be read. Shorten long entries, and try again.',
    payload_too_large: 'The entries are too long together. Shorten them.',
    not_found: 'This does not exist. A newer version may have been installed: load the page again.',
    request_id: 'Request {id}',
    try_again: 'Try again',
  },
  {
    no_answer: 'ডাকপিয়ন সাড়া দিচ্ছে না। সংযোগ দেখে আবার চেষ্টা করুন।',
    sign_in_failed: 'ই-মেইল ঠিকানা, পাসওয়ার্ড বা এককালীন কোড ভুল।',
    wrong_password: 'বর্তমান পাসওয়ার্ডটি ভুল।',
    confirmation_required: 'কিছুই বদলানো হয়নি। আবার চেষ্টা করুন, এবং পাসওয়ার্ড বা এককালীন কোড দিয়ে নিশ্চিত করুন।',
    operator_unauthorized: 'অপারেটর টোকেনটি ভুল।',
    dead_letter_settled: 'কেউ ইতিমধ্যে এই বার্তা আবার পাঠিয়েছেন বা বাদ দিয়েছেন।',
    sign_in_locked: 'অনেকবার চেষ্টা করা হয়েছে। {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
    rate_limited: 'অনেক বেশি অনুরোধ এসেছে। {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
    link_invalid: 'লিংকটি আর কার্যকর নয়: এটি ব্যবহৃত হয়েছে বা মেয়াদ শেষ হয়েছে। নতুন একটি লিংক চেয়ে নিন।',
    password_changed: 'ইতিমধ্যে পাসওয়ার্ড বদলানো হয়েছে। আবার সাইন ইন করুন।',
    role_not_allowed: 'আপনার ভূমিকায় এটি করার অনুমতি নেই। আপনার প্রতিষ্ঠানের মালিককে বলুন।',
    partner_suspended: 'আপনার প্রতিষ্ঠান স্থগিত আছে। ডাকপিয়নের সঙ্গে যোগাযোগ করুন।',
    temporarily_unavailable: 'ডাকপিয়ন এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন।',
    internal_error: 'ডাকপিয়নে কোনো সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
    validation_failed: 'কিছু তথ্য সঠিক নয়। ঠিক করে ফর্মটি আবার পাঠান।',
    order_not_found: 'এই পরিবেশে এমন কোনো অর্ডার নেই।',
    order_not_cancellable: 'অর্ডারটি আর বাতিল করা যাবে না: পার্সেল তুলে নেওয়া হয়েছে বা ডেলিভারি শেষ।',
    order_not_retryable: 'শুধু বাতিল হওয়া এবং আগে পুনরায় না দেওয়া অর্ডারই আবার দেওয়া যায়।',
    outside_service_area: 'একটি জায়গা ডাকপিয়নের সেবা এলাকার বাইরে।',
    quotation_expired: 'মূল্যের মেয়াদ শেষ। নতুন মূল্য নিন।',
    session_required: 'আপনি সাইন আউট অবস্থায় আছেন। আবার সাইন ইন করুন।',
    session_ended: 'আপনি সাইন আউট অবস্থায় আছেন। আবার সাইন ইন করুন।',
    cross_site_request: 'অনুরোধটি এই পাতা থেকে আসেনি। পাতাটি আবার লোড করুন।',
    auditor_may_only_read: 'নিরীক্ষকের টোকেন দিয়ে শুধু দেখা যায়। অপারেটরের টোকেন ব্যবহার করুন।',
    user_not_found: 'এই ব্যবহারকারী নেই, বা এখনো যোগ দেননি।',
    user_exists: 'এই ই-মেইল ঠিকানার একজন ব্যবহারকারী আগেই যোগ দিয়েছেন।',
    too_many_users: '{limit} জন ব্যবহারকারী আছেন, এটাই সীমা। আগে একজনকে বাদ দিন।',
    last_owner: 'সাইন ইন করতে পারেন এমন মালিক শুধু ইনিই। আগে অন্য একজনকে মালিক করুন।',
    totp_unavailable: 'এখানে এখনো এককালীন কোড ব্যবহার করা যায় না। ডাকপিয়নকে এটি চালু করতে বলুন।',
    totp_active: 'এককালীন কোড ইতিমধ্যে চালু আছে। আগে বন্ধ করুন।',
    totp_not_enrolled: 'এককালীন কোড চালু করা শুরু হয়নি, বা অন্য কোথাও আবার শুরু হয়েছে। নতুন করে শুরু করুন।',
    storage_limit_reached: 'অর্ডার সংরক্ষণের সীমা শেষ। শুধু ডাকপিয়ন তা বাড়াতে পারে।',
    idempotency_key_reused: 'এর জায়গায় আগেই অন্য একটি অর্ডার তৈরি হয়েছে। অর্ডারের তালিকা দেখুন।',
    quotation_invalid: 'এই মূল্য এই অর্ডারের নয়। নতুন মূল্য নিন।',
    quotation_mismatch: 'এই মূল্য এই অর্ডারের নয়। নতুন মূল্য নিন।',
    webhook_not_found: 'এই পরিবেশে এমন কোনো ওয়েবহুক নেই। পৌঁছে যাওয়া ওয়েবহুক কিছুদিন পরে মুছে যায়।',
    redelivery_not_found: 'আবার পাঠানোর এমন কোনো কাজ নেই। এর হিসাব এক সপ্তাহ পরে মুছে যায়।',
    test_under_way: 'আরেকটি পরীক্ষা এখনো উত্তরের অপেক্ষায় আছে, তাই এটি পাঠানো হয়নি। {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
    partner_not_found: 'এমন কোনো পার্টনার নেই।',
    dead_letter_not_found: 'এমন কোনো ব্যর্থ বার্তা নেই। ৩০ দিন পরে এগুলো মুছে যায়।',
    parked_stream_not_found: 'এই স্ট্রিম আর থামানো নেই।',
    malformed_request: 'অনুরোধটি পড়া যায়নি। লম্বা লেখা ছোট করে আবার চেষ্টা করুন।',
    payload_too_large: 'সব মিলিয়ে লেখা খুব লম্বা। ছোট করুন।',
    not_found: 'এটি নেই। নতুন সংস্করণ বসানো হয়ে থাকতে পারে: পাতাটি আবার লোড করুন।',
    request_id: 'অনুরোধ {id}',
    try_again: 'আবার চেষ্টা করুন',
  },
);
