import type { AppErrorCode } from './error.ts';
import { FIELD_ERRORS } from './field-errors.ts';
import { PROFILE_PICTURE_REFUSALS } from './profile-picture.ts';

const NOTHING_LOST = 'Nothing was changed and nothing was used up.';

/** Everything that the server refuses: by its reason the code, and what is said in the specification's English. */
export const REFUSALS = {
  // The request itself
  request_unreadable: ['invalid', 'The request could not be read.'],
  input_invalid: ['invalid', 'Please check what you entered.'],
  request_too_slow: ['timeout', 'The request took too long.'],
  request_cancelled: ['timeout', 'The request was cancelled.'],
  request_too_large: ['too_large', 'That is too large.'],
  headers_too_large: ['too_large', 'The headers or the address are too long.'],
  json_expected: ['unsupported_body', 'Please send JSON.'],
  form_data_expected: ['unsupported_body', 'Please send the files as form data (multipart/form-data).'],
  field_sent_twice: ['invalid', 'Please send "{field}" once.'],
  wrong_file_field: ['invalid', 'Please send files under the field "{field}".'],
  upload_unreadable: ['invalid', 'The upload could not be read. Please try again.'],
  upload_too_large: ['too_large', 'That is more than one upload can take. Please send fewer files.'],
  other_uploads: ['too_many_requests', 'Please wait until your other uploads are done.'],
  too_many_requests: ['too_many_requests', 'Too many requests. Please wait a moment.'],
  unknown_host: ['unknown_host', 'This server does not answer under that name. See ALLOWED_HOSTS.'],
  foreign_origin: ['foreign_origin', 'This request came from another site.'],
  not_found: ['not_found', 'Not found.'],
  thing_not_found: ['not_found', 'That does not exist.'],
  // The server
  internal: ['internal', 'Something went wrong on our side. Please try again.'],
  storage_full: ['storage_full', 'Storage is full. Nothing was changed; please free some space.'],
  data_unreachable: [
    'unavailable',
    'The server cannot reach its data just now. Please try again in a moment.',
  ],
  pictures_unreachable: [
    'unavailable',
    'The server cannot reach its pictures just now. Please try again in a moment.',
  ],
  // Accounts
  signed_out: ['signed_out', 'Please sign in first.'],
  wrong_login: ['invalid_credentials', 'Invalid email or password.'],
  wrong_password: ['invalid_credentials', 'That is not your password.'],
  wrong_current_password: ['invalid', 'Current password is incorrect'],
  wrong_address: ['invalid', 'That is not the address of this account.'],
  wrong_reset_code: ['invalid', 'That code is wrong or has expired. Please ask for a new one.'],
  account_exists: ['email_taken', 'An account with this email already exists. Log in instead.'],
  email_taken: ['email_taken', 'An account with this email already exists'],
  password_blank: ['invalid', 'This password has nothing in it but blanks. Please choose another one.'],
  password_common: ['invalid', 'This password is one of the most common ones. Please choose another one.'],
  password_missing: ['invalid', FIELD_ERRORS.password_missing],
  email_missing: ['invalid', FIELD_ERRORS.email_missing],
  password_off: ['password_off', 'Signing in with a password is turned off here. Use your provider.'],
  no_password: ['conflict', 'This account has no password. "Forgot password?" on the login page sets one.'],
  sign_in_too_old: [
    'sign_in_too_old',
    'Please log out and sign in again, then delete your account within {minutes} minutes.',
  ],
  too_many_tries: ['too_many_requests', 'Too many tries. Please try again in {minutes} minutes.'],
  too_many_tries_for_a_minute: ['too_many_requests', 'Too many tries. Please try again in a minute.'],
  device_not_found: ['not_found', 'That device is not signed in any more.'],
  profile_picture_not_an_image: ['not_an_image', PROFILE_PICTURE_REFUSALS.notAnImage],
  profile_picture_missing: ['invalid', PROFILE_PICTURE_REFUSALS.notAnImage],
  profile_picture_too_large: ['too_large', PROFILE_PICTURE_REFUSALS.tooLarge],
  address_of_another_account: ['conflict', 'Another account has the address {email}.'],
  user_not_found: ['not_found', 'That user does not exist.'],
  // Pictures
  file_too_large: ['too_large', 'File too large. Please select an image smaller than 20MB.'],
  not_an_image: ['not_an_image', 'Only image files are allowed: JPEG, PNG, WebP, GIF, AVIF or HEIC.'],
  picture_damaged: ['not_an_image', 'This picture is damaged or cut off and could not be read.'],
  picture_too_slow: ['unavailable', 'Reading the picture took too long. Please try again in a moment.'],
  picture_too_costly: [
    'too_large',
    'This picture takes too much memory to read. Please send a smaller one, or a JPEG.',
  ],
  too_many_pixels: ['too_large', 'This picture has more than 40 megapixels. Please send a smaller one.'],
  pictures_off: ['unavailable', 'Pictures cannot be made on this server just now.'],
  pictures_too_slow: ['unavailable', 'Making the pictures took too long. Please try again in a moment.'],
  picture_not_found: ['not_found', 'That picture does not exist.'],
  // Photos
  photo_missing: ['invalid', 'Please choose a photo.'],
  photos_missing: ['invalid', 'Please choose at least one photo.'],
  photo_not_found: ['not_found', 'That photo does not exist.'],
  photo_gone: ['not_found', 'That photo is gone for good and cannot be restored.'],
  too_many_photos: ['plan_limit', 'You can only upload {places} more photos (maximum {limit} total)'],
  photo_slots_full: [
    'plan_limit',
    'All {limit} slots are filled. Delete another photo first, then restore this one.',
  ],
  // Style profile and quiz
  no_photos: ['no_photos', 'No photos found for analysis'],
  no_photos_yet: ['no_photos', 'No photos found for analysis. Please upload some photos first.'],
  photo_unreadable: ['not_an_image', 'We could not read “{name}”. Please upload another photo of an outfit.'],
  photos_unreadable: [
    'not_an_image',
    'We could not read any of these photos. Please upload other photos of your outfits.',
  ],
  no_profile: ['no_profile', 'There is no style profile yet.'],
  profile_version_gone: ['not_found', 'That version of your profile is no longer kept.'],
  feedback_not_understood: [
    'not_understood',
    'Nothing was changed. Try "more elegant", "less trendy" or "add navy".',
  ],
  feedback_favorites_full: [
    'not_understood',
    'Nothing was changed. Your favorites have {most} colors, and there is room for no more. Take one off first, e.g. "no more beige".',
  ],
  feedback_words_not_understood: [
    'not_understood',
    'Nothing was changed. I did not understand: {words}. Try "more elegant", "less trendy" or "add navy".',
  ],
  quiz_not_in_plan: ['plan_limit', 'Your plan does not include the style quiz.'],
  // Outfits
  outfit_not_found: ['not_found', 'That outfit does not exist.'],
  outfit_deleted: ['not_found', 'The outfit that was made here has been deleted.'],
  outfit_version_not_found: ['not_found', 'That version does not exist.'],
  outfit_changed: ['conflict', 'This outfit was changed meanwhile. Look at it again, then try once more.'],
  outfit_cancelled: ['conflict', 'This outfit was cancelled. Nothing was used up.'],
  outfit_interrupted: [
    'unavailable',
    'The server stopped while this outfit was being made. Nothing was used up; please try again.',
  ],
  outfits_full: [
    'plan_limit',
    'You have stored {stored} of {limit} outfits. Delete one, or upgrade your plan, to make room.',
  ],
  outfits_nearly_full: [
    'plan_limit',
    'You have stored {stored} of {limit} outfits. There is room for {places}: choose fewer, delete some, or upgrade your plan, to make room.',
  ],
  outfits_full_for_restoring: [
    'plan_limit',
    'You have stored {stored} of {limit} outfits, so there is no room to restore this one. Delete another first, or upgrade your plan.',
  ],
  generations_spent: [
    'allowance_spent',
    'You have generated {used} of {used} outfits today. New ones are possible from {back} (UTC).',
  ],
  modifications_spent: [
    'allowance_spent',
    'You have used {used} of {used} modifications today. New ones are possible from {back} (UTC).',
  ],
  change_not_understood: [
    'not_understood',
    'Nothing was changed. Try "swap the shoes", "warmer" or "less formal".',
  ],
  change_words_not_understood: [
    'not_understood',
    'Nothing was changed. I did not understand: {words}. Try "swap the shoes", "warmer" or "less formal".',
  ],
  change_not_possible: [
    'not_understood',
    'Nothing was changed. I understood {words}, but there is nothing like that which goes with the rest of this outfit.',
  ],
  change_beyond_budget: [
    'not_understood',
    'Nothing was changed. I understood {words}, but it costs more than the price range of this outfit leaves. Name a sum, e.g. "up to $400", to make room.',
  ],
  change_greeting: [
    'not_understood',
    'Hello! Nothing was changed. Tell me what should be different, e.g. "swap the shoes", "warmer" or "less formal".',
  ],
  change_question: [
    'not_understood',
    'Nothing was changed: I read that as a question, and I can only change the outfit. Try "swap the shoes", "warmer" or "less formal".',
  ],
  change_remark: [
    'not_understood',
    'Nothing was changed: I read that as a remark. Tell me what should be different, e.g. "swap the shoes", "warmer" or "less formal".',
  ],
  change_taken_back: ['not_understood', 'Nothing was changed, as you took it back.'],
  change_already_so: ['not_understood', 'Nothing was changed: this outfit has that already ({words}).'],
  change_not_there: ['not_understood', 'Nothing was changed: this outfit has no {words}.'],
  change_no_such_before: [
    'not_understood',
    'Nothing was changed: this outfit was never like that ({words}).',
  ],
  change_mostly_unclear: [
    'not_understood',
    'Nothing was changed and nothing was used up, because I understood too little. Understood: {understood}. Not understood: {words}. Please put it in other words.',
  ],
  request_greeting: [
    'not_understood',
    'Hello! Tell me what you are dressing for, e.g. "a garden wedding in June" or "warm layers for the office".',
  ],
  request_question: [
    'not_understood',
    'Nothing was made and nothing was used up: I read that as a question, and I can only make outfits. Tell me what you are dressing for, e.g. "a garden wedding in June".',
  ],
  request_mostly_unclear: [
    'not_understood',
    'Nothing was made and nothing was used up, because I understood too little. Understood: {understood}. Not understood: {words}. Please put it in other words.',
  ],
  request_unclear: [
    'not_understood',
    'Nothing was made and nothing was used up. I did not understand: {words}. Try "a garden wedding in June" or "warm layers for the office".',
  ],
  nothing_within_price: [
    'not_understood',
    'Nothing goes with what you keep within that price range. Please keep less, or choose a higher range.',
  ],
  nothing_left_to_wear: [
    'not_understood',
    'What you ruled out leaves nothing to wear. Please allow a little more, or adjust what your profile avoids.',
  ],
  items_changed: ['invalid', 'That outfit has other items by now.'],
  anchor_not_ready: ['invalid', 'A piece that you chose cannot be worn now. Please look at its state.'],
  closet_too_cold: [
    'invalid',
    'Nothing of yours is warm or dry enough for that day. Add a coat to your closet, or let the look buy what is missing.',
  ],
  closet_without_shoes: [
    'invalid',
    'None of your shoes are right for that. Add a pair to your closet, or let the look buy what is missing.',
  ],
  closet_without_top: [
    'invalid',
    'None of your tops are right for that. Add one to your closet, or let the look buy what is missing.',
  ],
  closet_without_bottom: [
    'invalid',
    'No trousers or skirt of yours are right for that. Add some to your closet, or let the look buy what is missing.',
  ],
  closet_opened_by_coat: [
    'invalid',
    'Nothing of yours is warm or dry enough for that day: a coat or jacket would open {looks} looks. Add one to your closet, or let the look buy what is missing.',
  ],
  closet_opened_by_shoes: [
    'invalid',
    'None of your shoes are right for that: another pair would open {looks} looks. Add one to your closet, or let the look buy what is missing.',
  ],
  closet_opened_by_top: [
    'invalid',
    'None of your tops are right for that: another would open {looks} looks. Add one to your closet, or let the look buy what is missing.',
  ],
  closet_opened_by_bottom: [
    'invalid',
    'No trousers or skirt of yours are right for that: another pair or skirt would open {looks} looks. Add some to your closet, or let the look buy what is missing.',
  ],
  closet_without_look: [
    'invalid',
    'Your clothes make no whole look for that yet. Add more to your closet, or let the look buy what is missing.',
  ],
  nothing_left_open: ['invalid', 'Please leave at least one piece to be styled anew.'],
  too_few_looks: ['provider_failed', 'The stylist did not come up with enough looks. Please try again.'],
  item_lost: ['provider_failed', 'The stylist lost an item. Please try again.'],
  job_not_found: ['not_found', 'That job does not exist.'],
  job_running: ['conflict', 'This job has not ended yet.'],
  id_of_another_job: ['conflict', 'This id belongs to another job.'],
  choice_made: ['conflict', 'This choice has been made already.'],
  look_not_offered: ['invalid', 'That look is not on offer.'],
  nothing_to_undo: ['conflict', 'There is nothing to undo.'],
  // Models
  model_unreachable: [
    'unavailable',
    `The stylist's model cannot be reached just now. ${NOTHING_LOST} Please try again in a moment.`,
  ],
  model_misconfigured: [
    'unavailable',
    `The stylist's model does not accept our requests. ${NOTHING_LOST} Whoever runs this server has to look at its settings.`,
  ],
  model_over_quota: [
    'unavailable',
    `The stylist's model has had too many requests for now. ${NOTHING_LOST} Please try again later.`,
  ],
  model_busy: [
    'unavailable',
    `Many people are being styled just now. ${NOTHING_LOST} Please try again in a moment.`,
  ],
  model_over_budget: [
    'unavailable',
    `The stylist's model has done its share for today. ${NOTHING_LOST} It is back at midnight (UTC).`,
  ],
  model_too_slow: [
    'provider_too_slow',
    `The stylist's model took too long. ${NOTHING_LOST} Please try again.`,
  ],
  model_declined: [
    'provider_failed',
    `The stylist's model declined this request. ${NOTHING_LOST} Please try other words.`,
  ],
  model_nonsense: [
    'provider_failed',
    `The stylist's model gave an answer that cannot be used. ${NOTHING_LOST} Please try again.`,
  ],
  // Inspirations
  inspiration_not_found: ['not_found', 'That inspiration does not exist.'],
  inspirations_full: [
    'plan_limit',
    'Your board is full: your plan holds {limit} inspirations. Delete one, or upgrade your plan, to add another.',
  ],
  picture_missing: ['invalid', FIELD_ERRORS.picture_missing],
  one_picture_only: ['invalid', 'Please choose one picture.'],
  fetching_others: ['too_many_requests', 'Other pictures are still being fetched. Please wait a moment.'],
  picture_address_invalid: ['invalid', FIELD_ERRORS.picture_address_invalid],
  address_incomplete: ['invalid', 'This address cannot be fetched: it is not a whole web address.'],
  address_with_password: ['invalid', 'This address cannot be fetched: it has a name or password in it.'],
  address_with_port: ['invalid', 'This address cannot be fetched: it names an unusual port.'],
  address_leads_inside: ['invalid', 'This address cannot be fetched: it does not lead to a public page.'],
  address_leads_on: [
    'invalid',
    'This address cannot be fetched: it leads from one address to the next without end.',
  ],
  address_packed: [
    'invalid',
    'This address cannot be fetched: its answer is packed in a way that we do not open.',
  ],
  address_too_slow: ['invalid', 'This address cannot be fetched: its answer takes too long.'],
  address_broke_off: [
    'invalid',
    'This address cannot be fetched: the connection broke off. Please try again.',
  ],
  address_without_picture: [
    'invalid',
    'This address cannot be fetched: what is there is not a picture that we can read.',
  ],
  address_too_large: ['invalid', 'This address cannot be fetched: the picture is larger than 20MB.'],
  address_too_costly: [
    'invalid',
    'This address cannot be fetched: the picture takes too much memory to read.',
  ],
  address_too_many_pixels: [
    'invalid',
    'This address cannot be fetched: the picture has more than 40 megapixels.',
  ],
  // The closet
  piece_not_found: ['not_found', 'That piece is not in your closet.'],
  piece_changed: [
    'conflict',
    'This piece was changed elsewhere meanwhile. Look at it again, then change it.',
  ],
  piece_garment_unknown: ['invalid', FIELD_ERRORS.garment_unknown],
  piece_cloth_unknown: ['invalid', FIELD_ERRORS.cloth_unknown],
  piece_day_to_come: ['invalid', FIELD_ERRORS.day_to_come],
  find_not_found: ['not_found', 'This photo is not here any more.'],
  find_known: ['conflict', 'This photo was added before.'],
  find_changed: ['conflict', 'This photo was cut out anew elsewhere meanwhile. Look at it again.'],
  find_waits: ['conflict', 'This photo was not looked at yet. Please wait a moment.'],
  too_many_finds: [
    'plan_limit',
    'Up to {limit} photos at once: {places} more now. Confirm or put away some first.',
  ],
  closet_full: ['plan_limit', 'Your closet holds {limit} pieces. Let one go first, or upgrade your plan.'],
  // Plans and payments
  payments_off: ['unavailable', 'Payments are not set up on this server. The Basic package is free.'],
  package_is_free: ['conflict', 'The {package} package is free: there is nothing to pay.'],
  package_is_not_free: ['conflict', 'The {package} package is not free.'],
  plan_already: ['conflict', 'You have the {package} plan already.'],
  plan_has_more: [
    'conflict',
    'Your {package} plan has more. Cancel it first, and choose again when it ends.',
  ],
  plan_being_updated: ['unavailable', 'Your plan is being updated just now. Please try again in a moment.'],
  no_paid_plan: ['conflict', 'You have no paid plan.'],
  plan_ended: ['conflict', 'Your paid plan has ended.'],
  purchase_in_another_tab: [
    'conflict',
    'This purchase is open in another tab. Please go on there, or reload.',
  ],
  payment_not_found: ['not_found', 'That payment does not exist.'],
  test_payment: ['conflict', 'This was a test payment: it works, and changes no plan here.'],
  payment_processing: [
    'conflict',
    'Your bank is still working on this payment. Your plan follows by itself.',
  ],
  payment_unconfirmed: ['conflict', 'Your bank still wants to hear from you. Nothing is paid yet.'],
  payment_declined: [
    'payment_declined',
    'Your card was declined. Please check your card details and try again.',
  ],
  event_not_signed: ['invalid', 'This event was not signed by our card provider.'],
  card_provider_slow: ['provider_too_slow', 'Our card provider is slow just now. Please try again.'],
  card_provider_unreachable: [
    'unavailable',
    'Our card provider cannot be reached just now. Please try again.',
  ],
  card_provider_busy: ['unavailable', 'Our card provider is busy just now. Please try again.'],
  card_provider_failed: ['provider_failed', 'Our card provider could not do that. Please try again.'],
} as const satisfies Record<string, readonly [AppErrorCode, string]>;
