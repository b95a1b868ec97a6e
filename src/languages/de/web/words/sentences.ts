import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/words/sentences.ts';
import { FIELD_WORDS } from './field-words.ts';

export const SENTENCES: Translated<typeof English.SENTENCES> = {
  ...FIELD_WORDS,

  // The request itself
  request_unreadable: 'Die Anfrage war nicht lesbar.',
  input_invalid: 'Bitte prüf deine Eingaben.',
  request_too_slow: 'Die Anfrage hat zu lange gedauert.',
  request_cancelled: 'Die Anfrage wurde abgebrochen.',
  request_too_large: 'Das ist zu groß.',
  headers_too_large: 'Die Kopfzeilen oder die Adresse sind zu lang.',
  json_expected: 'Bitte schick JSON.',
  form_data_expected: 'Bitte schick die Dateien als Formulardaten (multipart/form-data).',
  field_sent_twice: 'Bitte schick „{field}“ nur einmal.',
  wrong_file_field: 'Bitte schick Dateien im Feld „{field}“.',
  upload_unreadable: 'Der Upload war nicht lesbar. Bitte versuch es noch einmal.',
  upload_too_large: 'Das ist mehr, als auf einmal geht. Bitte schick weniger Dateien.',
  other_uploads: 'Bitte warte, bis deine anderen Uploads fertig sind.',
  too_many_requests: 'Zu viele Anfragen. Bitte warte einen Moment.',
  unknown_host: 'Unter diesem Namen antwortet dieser Server nicht. Siehe ALLOWED_HOSTS.',
  foreign_origin: 'Diese Anfrage kam von einer anderen Seite.',
  not_found: 'Nicht gefunden.',
  thing_not_found: 'Das gibt es nicht.',
  // The server
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  storage_full: 'Der Speicher ist voll. Es wurde nichts geändert; bitte schaff etwas Platz.',
  data_unreachable: 'Der Server erreicht gerade seine Daten nicht. Bitte versuch es gleich noch einmal.',
  pictures_unreachable: 'Der Server erreicht gerade seine Bilder nicht. Bitte versuch es gleich noch einmal.',
  // Accounts
  signed_out: 'Bitte melde dich zuerst an.',
  wrong_login: 'E-Mail oder Passwort stimmt nicht.',
  wrong_password: 'Das ist nicht dein Passwort.',
  wrong_current_password: 'Das aktuelle Passwort stimmt nicht',
  wrong_address: 'Das ist nicht die Adresse dieses Kontos.',
  wrong_reset_code: 'Dieser Code stimmt nicht oder ist abgelaufen. Bitte fordere einen neuen an.',
  account_exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich stattdessen an.',
  email_taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
  password_blank: 'Dieses Passwort besteht nur aus Leerzeichen. Bitte wähl ein anderes.',
  password_common: 'Dieses Passwort gehört zu den häufigsten. Bitte wähl ein anderes.',
  password_missing: 'Bitte gib dein Passwort ein',
  email_missing: 'Bitte gib deine E-Mail-Adresse ein',
  password_off: 'Die Anmeldung mit Passwort ist hier abgeschaltet. Nimm deinen Anbieter.',
  no_password: 'Dieses Konto hat kein Passwort. „Passwort vergessen?“ auf der Anmeldeseite setzt eins.',
  sign_in_too_old:
    'Bitte melde dich ab und wieder an, und lösch dein Konto dann innerhalb von {minutes}\u00a0Minuten.',
  too_many_tries: 'Zu viele Versuche. Bitte versuch es in {minutes}\u00a0Minuten noch einmal.',
  too_many_tries_for_a_minute: 'Zu viele Versuche. Bitte versuch es in einer Minute noch einmal.',
  device_not_found: 'Dieses Gerät ist nicht mehr angemeldet.',
  profile_picture_not_an_image: 'Bitte wähl eine Bilddatei',
  profile_picture_missing: 'Bitte wähl eine Bilddatei',
  profile_picture_too_large: 'Bitte wähl ein Bild unter 5\u00a0MB',
  address_of_another_account: 'Die Adresse {email} gehört zu einem anderen Konto.',
  user_not_found: 'Dieses Konto gibt es nicht.',
  // Pictures
  file_too_large: 'Datei zu groß. Bitte wähl ein Bild unter 20\u00a0MB.',
  not_an_image: 'Nur Bilder gehen: JPEG, PNG, WebP, GIF, AVIF oder HEIC.',
  picture_damaged: 'Dieses Bild ist beschädigt oder abgeschnitten und war nicht lesbar.',
  picture_too_slow: 'Das Bild zu lesen hat zu lange gedauert. Bitte versuch es gleich noch einmal.',
  picture_too_costly:
    'Dieses Bild braucht zu viel Speicher zum Lesen. Bitte nimm ein kleineres oder ein JPEG.',
  too_many_pixels: 'Dieses Bild hat mehr als 40\u00a0Megapixel. Bitte nimm ein kleineres.',
  pictures_off: 'Auf diesem Server lassen sich gerade keine Bilder machen.',
  pictures_too_slow: 'Die Bilder haben zu lange gedauert. Bitte versuch es gleich noch einmal.',
  picture_not_found: 'Dieses Bild gibt es nicht.',
  // Photos
  photo_missing: 'Bitte wähl ein Foto.',
  photos_missing: 'Bitte wähl mindestens ein Foto.',
  photo_not_found: 'Dieses Foto gibt es nicht.',
  photo_gone: 'Dieses Foto ist endgültig weg und lässt sich nicht zurückholen.',
  too_many_photos: 'Du kannst nur noch {places} Fotos hochladen (höchstens {limit} insgesamt)',
  photo_slots_full: 'Alle {limit} Plätze sind belegt. Lösch zuerst ein anderes Foto, dann hol dieses zurück.',
  // Style profile and quiz
  no_photos: 'Keine Fotos für die Analyse gefunden',
  no_photos_yet: 'Keine Fotos für die Analyse gefunden. Bitte lade zuerst ein paar hoch.',
  photo_unreadable: '„{name}“ war nicht lesbar. Bitte lade ein anderes Foto eines Outfits hoch.',
  photos_unreadable: 'Keines dieser Fotos war lesbar. Bitte lade andere Fotos deiner Outfits hoch.',
  no_profile: 'Es gibt noch kein Stilprofil.',
  profile_version_gone: 'Diese Version deines Profils gibt es nicht mehr.',
  feedback_not_understood:
    'Es wurde nichts geändert. Versuch es mit „eleganter“, „weniger modisch“ oder „ich mag Marineblau“.',
  feedback_favorites_full:
    'Es wurde nichts geändert. Du hast schon {most} Lieblingsfarben, mehr haben keinen Platz. Nimm zuerst eine heraus, zum Beispiel mit „kein Beige mehr“.',
  feedback_words_not_understood:
    'Es wurde nichts geändert. Nicht verstanden: {words}. Versuch es mit „eleganter“, „weniger modisch“ oder „ich mag Marineblau“.',
  quiz_not_in_plan: 'Dein Tarif enthält das Stilquiz nicht.',
  // Outfits
  outfit_not_found: 'Dieses Outfit gibt es nicht.',
  outfit_deleted: 'Das Outfit, das hier entstand, ist gelöscht.',
  outfit_version_not_found: 'Diese Version gibt es nicht.',
  outfit_changed:
    'Dieses Outfit wurde inzwischen geändert. Sieh es dir noch einmal an und versuch es dann wieder.',
  outfit_cancelled: 'Dieses Outfit wurde abgebrochen. Es wurde nichts verbraucht.',
  outfit_interrupted:
    'Der Server wurde beendet, während dieses Outfit entstand. Es wurde nichts verbraucht; bitte versuch es noch einmal.',
  outfits_full:
    'Du hast {stored} von {limit} Outfits gespeichert. Lösch eins oder erweitere deinen Tarif, um Platz zu schaffen.',
  outfits_nearly_full:
    'Du hast {stored} von {limit} Outfits gespeichert. Es ist noch Platz für {places}: Wähl weniger, lösch welche oder erweitere deinen Tarif, um Platz zu schaffen.',
  outfits_full_for_restoring:
    'Du hast {stored} von {limit} Outfits gespeichert; für dieses ist kein Platz. Lösch zuerst ein anderes oder erweitere deinen Tarif.',
  generations_spent: 'Du hast heute {used} von {used} Outfits erstellt. Neue sind ab {back} (UTC) möglich.',
  modifications_spent:
    'Du hast heute {used} von {used} Änderungen verbraucht. Neue sind ab {back} (UTC) möglich.',
  change_not_understood:
    'Es wurde nichts geändert. Versuch es mit „andere Schuhe“, „wärmer“ oder „weniger formell“.',
  change_words_not_understood:
    'Es wurde nichts geändert. Nicht verstanden: {words}. Versuch es mit „andere Schuhe“, „wärmer“ oder „weniger formell“.',
  change_not_possible:
    'Es wurde nichts geändert. Verstanden ist {words}, aber dazu gibt es nichts, was zum Rest dieses Outfits passt.',
  change_beyond_budget:
    'Es wurde nichts geändert. Verstanden ist {words}, aber das kostet mehr, als das Budget dieses Outfits übrig lässt. Nenn einen Betrag, z. B. „bis 400 $“, um Platz zu schaffen.',
  change_greeting:
    'Hallo! Es wurde nichts geändert. Sag mir, was anders sein soll, z. B. „andere Schuhe“, „wärmer“ oder „weniger formell“.',
  change_question:
    'Es wurde nichts geändert: Das klingt nach einer Frage, und ich kann nur das Outfit ändern. Versuch es mit „andere Schuhe“, „wärmer“ oder „weniger formell“.',
  change_remark:
    'Es wurde nichts geändert: Das klingt nach einer Bemerkung. Sag mir, was anders sein soll, z. B. „andere Schuhe“, „wärmer“ oder „weniger formell“.',
  change_taken_back: 'Es wurde nichts geändert, du hast es ja zurückgenommen.',
  change_already_so: 'Es wurde nichts geändert: Das hat dieses Outfit schon ({words}).',
  change_not_there: 'Es wurde nichts geändert: Das gibt es in diesem Outfit nicht ({words}).',
  change_no_such_before: 'Es wurde nichts geändert: So war dieses Outfit noch nie ({words}).',
  change_mostly_unclear:
    'Es wurde nichts geändert und nichts verbraucht, weil ich zu wenig verstanden habe. Verstanden: {understood}. Nicht verstanden: {words}. Bitte sag es mit anderen Worten.',
  request_greeting:
    'Hallo! Sag mir, wofür du dich anziehst, z. B. „Gartenhochzeit im Juni“ oder „etwas Warmes fürs Büro“.',
  request_question:
    'Es wurde nichts erstellt und nichts verbraucht: Das klingt nach einer Frage, und ich kann nur Outfits zusammenstellen. Sag mir, wofür du dich anziehst, z. B. „Gartenhochzeit im Juni“.',
  request_mostly_unclear:
    'Es wurde nichts erstellt und nichts verbraucht, weil ich zu wenig verstanden habe. Verstanden: {understood}. Nicht verstanden: {words}. Bitte sag es mit anderen Worten.',
  request_unclear:
    'Es wurde nichts erstellt und nichts verbraucht. Nicht verstanden: {words}. Versuch es mit „Gartenhochzeit im Juni“ oder „etwas Warmes fürs Büro“.',
  nothing_within_price:
    'Zu dem, was bleibt, passt in diesem Budget nichts. Behalte weniger oder wähl ein höheres Budget.',
  nothing_left_to_wear:
    'Was du ausgeschlossen hast, lässt nichts zum Anziehen übrig. Erlaub ein wenig mehr, oder ändere, was dein Profil vermeidet.',
  items_changed: 'Dieses Outfit hat inzwischen andere Teile.',
  anchor_not_ready: 'Ein Teil, das du gewählt hast, ist gerade nicht tragbar. Bitte prüf, ob es bereit ist.',
  closet_too_cold:
    'Nichts in deinem Schrank ist für diesen Tag warm oder dicht genug. Nimm einen Mantel in den Schrank auf oder erlaube neue Teile.',
  closet_without_shoes:
    'Von deinen Schuhen passt keiner dazu. Nimm ein Paar in den Schrank auf oder erlaube neue Teile.',
  closet_without_top:
    'Keins deiner Oberteile passt dazu. Nimm eins in den Schrank auf oder erlaube neue Teile.',
  closet_without_bottom:
    'Von deinen Hosen und Röcken passt nichts dazu. Nimm etwas in den Schrank auf oder erlaube neue Teile.',
  closet_opened_by_coat:
    'Nichts in deinem Schrank ist für diesen Tag warm oder dicht genug: Mit einem Mantel oder einer Jacke wären es {looks}\u00a0Outfits. Nimm so etwas in den Schrank auf oder erlaube neue Teile.',
  closet_opened_by_shoes:
    'Von deinen Schuhen passt keiner dazu: Mit einem weiteren Paar wären es {looks}\u00a0Outfits. Nimm eins in den Schrank auf oder erlaube neue Teile.',
  closet_opened_by_top:
    'Keins deiner Oberteile passt dazu: Mit einem weiteren wären es {looks}\u00a0Outfits. Nimm eins in den Schrank auf oder erlaube neue Teile.',
  closet_opened_by_bottom:
    'Von deinen Hosen und Röcken passt nichts dazu: Mit einer Hose oder einem Rock mehr wären es {looks}\u00a0Outfits. Nimm etwas in den Schrank auf oder erlaube neue Teile.',
  closet_without_look:
    'Deine Sachen ergeben dafür noch kein ganzes Outfit. Nimm mehr in den Schrank auf oder erlaube neue Teile.',
  nothing_left_open: 'Bitte lass mindestens ein Teil offen.',
  too_few_looks: 'Der Stilberatung sind nicht genug Outfits eingefallen. Bitte versuch es noch einmal.',
  item_lost: 'Der Stilberatung ist ein Teil abhandengekommen. Bitte versuch es noch einmal.',
  job_not_found: 'Diesen Auftrag gibt es nicht.',
  job_running: 'Dieser Auftrag ist noch nicht fertig.',
  id_of_another_job: 'Diese Kennung gehört zu einem anderen Auftrag.',
  choice_made: 'Diese Wahl ist schon getroffen.',
  look_not_offered: 'Dieses Outfit steht nicht zur Wahl.',
  nothing_to_undo: 'Es gibt nichts zurückzunehmen.',
  // Models
  model_unreachable:
    'Das Modell der Stilberatung ist gerade nicht erreichbar. Es wurde nichts geändert und nichts verbraucht. Bitte versuch es gleich noch einmal.',
  model_misconfigured:
    'Das Modell der Stilberatung nimmt unsere Anfragen nicht an. Es wurde nichts geändert und nichts verbraucht. Wer diesen Server betreibt, muss sich die Einstellungen ansehen.',
  model_over_quota:
    'Das Modell der Stilberatung hatte vorerst zu viele Anfragen. Es wurde nichts geändert und nichts verbraucht. Bitte versuch es später noch einmal.',
  model_busy:
    'Gerade werden viele Menschen beraten. Es wurde nichts geändert und nichts verbraucht. Bitte versuch es gleich noch einmal.',
  model_over_budget:
    'Das Modell der Stilberatung hat für heute genug getan. Es wurde nichts geändert und nichts verbraucht. Um Mitternacht (UTC) ist es wieder da.',
  model_too_slow:
    'Das Modell der Stilberatung hat zu lange gebraucht. Es wurde nichts geändert und nichts verbraucht. Bitte versuch es noch einmal.',
  model_declined:
    'Das Modell der Stilberatung hat diese Anfrage abgelehnt. Es wurde nichts geändert und nichts verbraucht. Bitte versuch es mit anderen Worten.',
  model_nonsense:
    'Das Modell der Stilberatung hat unbrauchbar geantwortet. Es wurde nichts geändert und nichts verbraucht. Bitte versuch es noch einmal.',
  // Inspirations
  inspiration_not_found: 'Diese Inspiration gibt es nicht.',
  inspirations_full:
    'Deine Pinnwand ist voll: Dein Tarif fasst {limit} Inspirationen. Lösch eine oder erweitere deinen Tarif, um eine neue hinzuzufügen.',
  picture_missing: 'Bitte wähl ein Bild oder füg die Adresse eines Bildes ein.',
  one_picture_only: 'Bitte wähl ein Bild.',
  fetching_others: 'Es werden noch andere Bilder abgerufen. Bitte warte einen Moment.',
  picture_address_invalid:
    'Diese Adresse lässt sich nicht abrufen: Sie muss mit http:// oder https:// beginnen.',
  address_incomplete: 'Diese Adresse lässt sich nicht abrufen: Sie ist keine ganze Webadresse.',
  address_with_password: 'Diese Adresse lässt sich nicht abrufen: Sie enthält einen Namen oder ein Passwort.',
  address_with_port: 'Diese Adresse lässt sich nicht abrufen: Sie nennt einen ungewöhnlichen Port.',
  address_leads_inside: 'Diese Adresse lässt sich nicht abrufen: Sie führt zu keiner öffentlichen Seite.',
  address_leads_on:
    'Diese Adresse lässt sich nicht abrufen: Sie führt endlos von einer Adresse zur nächsten.',
  address_packed:
    'Diese Adresse lässt sich nicht abrufen: Ihre Antwort ist auf eine Weise gepackt, die wir nicht öffnen.',
  address_too_slow: 'Diese Adresse lässt sich nicht abrufen: Ihre Antwort dauert zu lange.',
  address_broke_off:
    'Diese Adresse lässt sich nicht abrufen: Die Verbindung brach ab. Bitte versuch es noch einmal.',
  address_without_picture:
    'Diese Adresse lässt sich nicht abrufen: Dort ist kein Bild, das wir lesen können.',
  address_too_large: 'Diese Adresse lässt sich nicht abrufen: Das Bild ist größer als 20\u00a0MB.',
  address_too_costly: 'Diese Adresse lässt sich nicht abrufen: Das Bild braucht zu viel Speicher zum Lesen.',
  address_too_many_pixels: 'Diese Adresse lässt sich nicht abrufen: Das Bild hat mehr als 40\u00a0Megapixel.',
  // The closet
  piece_not_found: 'Dieses Teil ist nicht in deinem Schrank.',
  piece_changed:
    'Dieses Teil wurde inzwischen anderswo geändert. Sieh es dir noch einmal an und ändere es dann.',
  piece_garment_unknown: FIELD_WORDS.garment_unknown,
  piece_cloth_unknown: FIELD_WORDS.cloth_unknown,
  piece_day_to_come: FIELD_WORDS.day_to_come,
  find_not_found: 'Dieses Foto ist nicht mehr da.',
  find_known: 'Dieses Foto war schon dabei.',
  find_changed: 'Dieses Foto wurde inzwischen anderswo neu freigestellt. Sieh es dir noch einmal an.',
  find_waits: 'Dieses Foto ist noch nicht angesehen. Bitte warte einen Moment.',
  too_many_finds:
    'Höchstens {limit} Fotos auf einmal: Jetzt sind es noch {places}. Bestätige erst einige, oder leg sie weg.',
  closet_full:
    'Dein Schrank fasst {limit}\u00a0Teile. Gib erst eines weg oder wechsle in einen größeren Tarif, um Platz zu schaffen.',
  // Plans and payments
  payments_off: 'Auf diesem Server sind keine Zahlungen eingerichtet. Das Paket Basic ist kostenlos.',
  package_is_free: 'Das Paket {package} ist kostenlos: Es gibt nichts zu bezahlen.',
  package_is_not_free: 'Das Paket {package} ist nicht kostenlos.',
  plan_already: 'Du hast den Tarif {package} schon.',
  plan_has_more: 'Dein Tarif {package} bietet mehr. Kündige ihn zuerst und wähl neu, wenn er endet.',
  plan_being_updated: 'Dein Tarif wird gerade geändert. Bitte versuch es gleich noch einmal.',
  no_paid_plan: 'Du hast keinen bezahlten Tarif.',
  plan_ended: 'Dein bezahlter Tarif ist zu Ende.',
  purchase_in_another_tab: 'Dieser Kauf ist in einem anderen Tab offen. Mach dort weiter oder lade neu.',
  payment_not_found: 'Diese Zahlung gibt es nicht.',
  test_payment: 'Das war eine Testzahlung: Sie funktioniert und ändert hier keinen Tarif.',
  payment_processing: 'Deine Bank bearbeitet diese Zahlung noch. Dein Tarif folgt von selbst.',
  payment_unconfirmed: 'Deine Bank wartet noch auf dich. Es ist noch nichts bezahlt.',
  payment_declined: 'Deine Karte wurde abgelehnt. Bitte prüf die Angaben und versuch es noch einmal.',
  event_not_signed: 'Dieses Ereignis hat unser Kartendienst nicht unterschrieben.',
  card_provider_slow: 'Unser Kartendienst ist gerade langsam. Bitte versuch es noch einmal.',
  card_provider_unreachable: 'Unser Kartendienst ist gerade nicht erreichbar. Bitte versuch es noch einmal.',
  card_provider_busy: 'Unser Kartendienst ist gerade ausgelastet. Bitte versuch es noch einmal.',
  card_provider_failed: 'Unser Kartendienst konnte das nicht tun. Bitte versuch es noch einmal.',
  // What a tailor would check
  // Where nothing more particular is known, by category.
  tip_top_shoulder: 'Die Schulternaht soll am Schulterknochen enden.',
  tip_top_hem: 'Ein Saum lässt sich kürzen, bis er endet, wo du willst.',
  tip_blazer_shoulders: 'Zuerst müssen die Schultern sitzen: Sie zu ändern ist teuer.',
  tip_blazer_cuff: 'Von der Manschette darf gut ein Zentimeter herausschauen.',
  tip_shirt_sides: 'Lass die Seiten enger machen, wenn sich an der Taille Stoff sammelt.',
  tip_shirt_collar: 'Im geschlossenen Kragen sollen zwei Finger Platz haben.',
  tip_blouse_darts: 'Abnäher hinten formen die Taille, ohne vorn zu ziehen.',
  tip_blouse_sleeves: 'Ärmel lassen sich an der Manschette kürzen.',
  tip_bottoms_widest: 'Die weiteste Stelle muss passen; die Taille lässt sich enger machen.',
  tip_bottoms_hem: 'Leg den Saum in den Schuhen fest, die du dazu trägst.',
  tip_pants_break: 'Kürze die Hose, bis sie leicht auf dem Schuh aufliegt.',
  tip_pants_waist: 'Der Bund lässt sich meist um ein paar Zentimeter versetzen.',
  tip_jeans_hem: 'Lass beim Kürzen den Originalsaum wieder annähen.',
  tip_jeans_waist: 'Steht der Bund hinten ab, ist das leicht behoben.',
  tip_skirt_hem: 'Der Saum endet am besten an einer schmalen Stelle des Beins, die dir gefällt.',
  tip_skirt_lining: 'Ein Futter verhindert, dass der Rock hängen bleibt.',
  tip_dress_waist: 'Die Taillennaht soll auf deiner Taille sitzen.',
  tip_dress_straps: 'Gekürzte Träger heben den Ausschnitt.',
  tip_jacket_layers: 'Probier das Teil geschlossen an: Nichts soll spannen.',
  tip_jacket_sleeves: 'Ärmel sollen am Handgelenkknochen enden.',
  tip_coat_layers: 'Probier das Teil über deiner dicksten Schicht an.',
  tip_coat_sleeves: 'Die Ärmel sollen das Handgelenk auch bei gebeugtem Arm bedecken.',
  tip_shoes_afternoon: 'Probier Schuhe am Nachmittag an, wenn die Füße am größten sind.',
  tip_shoes_stretch: 'In der Schuhmacherei lässt sich Leder um etwa eine halbe Größe weiten.',
  tip_ask_a_tailor: 'Frag in der Schneiderei nach.',
  // For a garment and a person.
  tip_waist_side_seams:
    'Lass die Seitennähte an der Taille enger machen: Ein Zentimeter je Seite betont sie, ohne dass der Knopf spannt.',
  tip_waist_seam_own: 'Lass die Taillennaht auf deine Taille versetzen oder hinten zwei Abnäher machen.',
  tip_legs_to_shoe:
    'Kürze die Beine so, dass sie den Schuh gerade berühren: Eine ungebrochene Linie streckt am meisten.',
  tip_back_darts_only:
    'Lass die Seitennähte gerade und forme den Rücken mit Abnähern, damit das Vorderteil frei fällt.',
  tip_roped_sleeve_head: 'Bitte lieber um eine leicht erhöhte Ärmelkugel als um ein dickeres Polster.',
  tip_petite_hem_and_knee:
    'Kürze vom Saum her und lass die Knieweite mit nach oben setzen, damit die Form bleibt.',
  tip_petite_coat_hem:
    'Ein Saum knapp über dem Knie hält den Mantel im Verhältnis; die Taschen bleiben auf Höhe deiner Hände.',
  tip_tall_hem_allowance: 'Prüf, ob die Saumzugabe vier Zentimeter zum Auslassen hergibt.',
  tip_tall_sleeve:
    'Kauf nach der Schulterbreite und lass den Ärmel verlängern: Die meisten lassen gut zwei Zentimeter Zugabe.',
  tip_gown_hem:
    'Lass den Saum in den Schuhen abstecken, die du dazu trägst: Er soll gut einen Zentimeter über dem Boden enden.',
  tip_suit_collar:
    'Der Kragen soll ohne Lücke am Hals liegen; in der Schneiderei lässt er sich tiefer setzen.',
  tip_jacket_sleeve_ends:
    'Ärmel sollen am Handgelenkknochen enden, sodass von einer Hemdmanschette gut ein Zentimeter zu sehen wäre.',
  tip_trousers_break: 'Über dem Schuh soll die Hose leicht knicken, bei schmalem Bein gar nicht.',
  tip_jeans_original_hem: 'Bitte beim Kürzen darum, dass der Originalsaum wieder angenäht wird.',
  tip_wide_legs_hem:
    'Kürze weite Hosenbeine in den Schuhen, die du dazu trägst: an der Ferse einen halben Zentimeter über dem Boden.',
  tip_wrap_stud: 'Ein Druckknopf an der Kreuzung hält den Wickel beim Sitzen zu.',
  tip_straps_length: 'Träger lassen sich kürzen: Der Ausschnitt soll beim Vorbeugen flach liegen.',
  tip_dress_hem:
    'Der Saum wird in den Schuhen beurteilt, die du trägst: Kürzen geht fast immer, auslassen selten.',
  tip_jumpsuit_rise: 'Setz dich vor dem Kauf hin: Die Länge des Rumpfs lässt sich nicht ändern.',
  tip_hangs_free: 'Das Teil fällt von den Schultern: Anpassen lässt sich nur die Länge.',
  tip_elastic_waist: 'Der Bund soll flach liegen, ohne einzuschneiden: Der Gummi lässt sich tauschen.',
  tip_sit_and_bend: 'Setz und bück dich vor dem Kauf: Nichts soll spannen oder abstehen.',
  tip_roomy_sleeve: 'Die Schulter darf tiefer sitzen; der Ärmel soll die Hand trotzdem frei lassen.',
  tip_corset_lies_flat: 'Der Rand soll rundum flach liegen, und ausatmen muss möglich sein.',
  tip_belt_woven: 'Das Ende soll bis zur ersten Gürtelschlaufe reichen.',
  tip_bag_strap: 'Stell den Riemen auf deine Größe ein, damit nichts schwingt.',
  tip_bag_seams: 'Schau auf die Nähte der Henkel: Dort gibt eine Tasche zuerst nach.',
  tip_pearls_string:
    'Probier die Perlen zum Ausschnitt an: Sie liegen am besten auf dem Schlüsselbein oder weit unter dem Kragen.',
  tip_necklace_length: 'Probier die Kette zum Ausschnitt an: Ein Verlängerungskettchen macht sie länger.',
  tip_earrings_posts: 'Achte bei empfindlichen Ohren auf Stecker aus Stahl oder Silber.',
  tip_trousers_seat:
    'Zuerst muss das Gesäß sitzen: An der hinteren Naht wird der Bund um gut zwei Zentimeter enger oder weiter.',
  tip_shorts_hem: 'Ein Saum lässt sich kürzen oder umschlagen: Beurteile ihn im Stehen, von der Seite.',
  tip_skirt_vent:
    'Prüf, ob du sitzen und Treppen steigen kannst: Der Schlitz lässt sich um zwei Zentimeter öffnen.',
  tip_skirt_waistband: 'Zuerst muss der Bund sitzen; von dort aus wird der Saum beurteilt.',
  tip_bias_hang:
    'Lass ein schräg geschnittenes Teil einen Tag hängen, bevor der Saum abgesteckt wird: Es längt sich.',
  tip_straps_lift: 'Sitzt die Taille zu tief, helfen gekürzte Träger oder Schulternähte am schnellsten.',
  tip_shirt_shoulder_darts:
    'Die Schulternaht soll am Knochen enden; zwei Abnäher hinten nehmen überschüssigen Stoff weg.',
  tip_armhole_dart: 'Abstehende Armlöcher schließt ein kleiner Abnäher an der Seitennaht.',
  tip_knit_shoulder: 'Strick muss an der Schulter sitzen: Ändern lässt er sich kaum.',
  tip_coat_shoulder:
    'Probier das Teil über deiner dicksten Schicht an: Die Schulter soll nicht spannen, wenn du nach vorn greifst.',
  tip_leather_snug: 'Leder lässt sich enger machen, aber nicht auslassen: Am Rücken darf es eng anliegen.',
  tip_boot_shaft:
    'In der Schuhmacherei lässt sich der Schaft um gut zwei Zentimeter enger oder weiter machen.',
  tip_heel_tips:
    'Absatzflecke aus Gummi und eine halbe Einlegesohle aus der Schuhmacherei machen lange Tage leichter.',
  tip_rubber_sole: 'Mit einer dünnen Gummisohle unter der Ledersohle halten die Schuhe länger.',
  tip_suspender_buttons: 'Sechs Knöpfe innen im Bund, in der Schneiderei angenäht, halten besser als Clips.',
  tip_belt_hole: 'Der Gürtel soll im mittleren Loch schließen.',
  tip_watch_link: 'Uhr oder Armband soll am Handgelenkknochen enden.',
  tip_shoes_room: 'Im Stehen soll vor der längsten Zehe ein Daumen Platz haben.',
  tip_joggers_cuff:
    'Das Bündchen soll am Knöchel sitzen, und der Stoff soll sich unter dem Knie nicht stauen.',
  tip_active_stays: 'Geh vor dem Kauf in die Hocke und streck dich: Alles soll bleiben, wo es ist.',
  tip_tie_length: 'Gebunden soll die Spitze bis zum Bund reichen, nicht über die Schnalle.',
  tip_bow_width: 'Eine Fliege wirkt richtig, wenn sie etwa so breit ist wie deine Augen von Rand zu Rand.',
  tip_bag_repair:
    'Probier die Tasche mit allem aus, was du dabeihast: Sie soll sich leicht schließen lassen.',
  tip_jewelry_clasp: 'Schließ den Verschluss und schüttle einmal: Er soll von selbst halten.',
  tip_eyewear_fit: 'Beim Optiker lassen sich Steg und Bügel an dein Gesicht anpassen.',
  tip_hat_size:
    'Auch im Wind soll nichts verrutschen oder drücken; ein Streifen im Band macht den Sitz enger.',
  tip_beanie_ears: 'Die Mütze soll die Ohren bedecken und nicht hochrutschen.',
  tip_gloves_size: 'Die Fingerspitzen sollen gerade anstoßen: Leder gibt etwas nach.',
  tip_opera_gloves: 'Die Handschuhe sollen über dem Ellbogen halten, auch wenn du den Arm beugst.',
  tip_gloves_knitted: 'Die Handschuhe sollen bis unter den Ärmel reichen.',
  tip_tights_size: 'Wähl die Größe zuerst nach deiner Körpergröße: Dann rutscht nichts.',
  tip_socks_heel: 'Die Ferse soll an deiner Ferse sitzen: Dann wirft im Schuh nichts Falten.',
  tip_base_close: 'Diese Schicht soll eng anliegen, ohne zu spannen: So bleibt keine kalte Luft darunter.',
  tip_scarf_lies: 'Bind ihn vor dem Kauf einmal um: Er soll flach liegen.',
  tip_square_fold: 'Gefaltet soll das Einstecktuch einen Fingerbreit über die Tasche hinausschauen.',
  tip_tie_knot: 'Üb den Knoten am Tag davor: Zweimal gebunden bekommt Seide Falten.',
  // Where an analysis or an outfit comes from, and what a value rests on
  styled_here: 'Aus deinen Farben, Mustern und Antworten zusammengestellt.',
  styled_here_instead:
    'Aus deinen Farben, Mustern und Antworten zusammengestellt, weil {model} nicht geantwortet hat.',
  styled_by_model:
    'Zusammengestellt von {model} aus deinen Fotos, Antworten und Worten; die Farben haben wir selbst gemessen.',
  colors_seen_added: 'Neu gesehene Farben: {colors}',
  colors_seen_removed: 'Nicht mehr gesehene Farben: {colors}',
  comfort_changed: 'Bequem von {from} auf {to}',
  elegance_changed: 'Elegant von {from} auf {to}',
  trendy_changed: 'Modisch von {from} auf {to}',
  styles_added: 'Neue Stile: {styles}',
  styles_removed: 'Entfernte Stile: {styles}',
  favorites_added: 'Neue Lieblingsfarben: {colors}',
  favorites_removed: 'Entfernte Lieblingsfarben: {colors}',
  likes_added: 'Du magst jetzt: {words}',
  likes_removed: 'Du magst nicht mehr: {words}',
  avoids_added: 'Du meidest jetzt: {words}',
  avoids_removed: 'Du meidest nicht mehr: {words}',
  body_type_changed: 'Figur und Passform geändert',
  quiz_changed: 'Quizantworten geändert',
  description_written: 'Beschreibung geschrieben',
  description_rewritten: 'Beschreibung neu geschrieben',
  set_by_person: 'Das hast du selbst festgelegt.',
  no_style_seen: 'Weder die Fotos noch die Antworten sprechen für einen bestimmten Stil.',
  no_style_in_answers: 'Deine Antworten sprechen für keinen bestimmten Stil.',
};
