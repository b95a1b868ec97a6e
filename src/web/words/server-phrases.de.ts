/** `{}` stands for what changes: it is the same, in the same order, on both sides. */
const PHRASES: Record<string, string> = {
  // Accounts
  'An account with this email already exists': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
  'An account with this email already exists. Log in instead.':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich stattdessen an.',
  'This password has nothing in it but blanks. Please choose another one.':
    'Dieses Passwort besteht nur aus Leerzeichen. Bitte wähl ein anderes.',
  'Current password is incorrect': 'Das aktuelle Passwort stimmt nicht',
  'Invalid email or password.': 'E-Mail oder Passwort stimmt nicht.',
  'Please sign in first.': 'Bitte melde dich zuerst an.',
  'Signing in with a password is turned off here. Use your provider.':
    'Die Anmeldung mit Passwort ist hier abgeschaltet. Nimm deinen Anbieter.',
  'This account has no password. "Forgot password?" on the login page sets one.':
    'Dieses Konto hat kein Passwort. „Passwort vergessen?“ auf der Anmeldeseite setzt eins.',
  'Please log out and sign in again, then delete your account within {} minutes.':
    'Bitte melde dich ab und wieder an, und lösch dein Konto dann innerhalb von {}\u00a0Minuten.',
  'Too many tries. Please try again in a minute.':
    'Zu viele Versuche. Bitte versuch es in einer Minute noch einmal.',
  'Too many tries. Please try again in {} minutes.':
    'Zu viele Versuche. Bitte versuch es in {}\u00a0Minuten noch einmal.',
  'That device is not signed in any more.': 'Dieses Gerät ist nicht mehr angemeldet.',

  // Fields
  'Password must be at most {} characters': 'Das Passwort darf höchstens {} Zeichen haben',
  'That is longer than a password can be': 'So lang kann ein Passwort nicht sein',
  'That is longer than a reset code is': 'So lang ist der Code nicht',
  'Current password is required': 'Bitte gib dein aktuelles Passwort ein',
  'New password must be at least {} characters': 'Das neue Passwort braucht mindestens {} Zeichen',
  'Please confirm your new password': 'Bitte bestätige dein neues Passwort',
  "New passwords don't match": 'Die neuen Passwörter stimmen nicht überein',
  'Please enter your email': 'Bitte gib deine E-Mail-Adresse ein',
  'Please enter a text': 'Bitte gib einen Text ein',
  'Please use at most {} characters': 'Bitte nimm höchstens {} Zeichen',
  'Please remove the invisible characters': 'Bitte entfern die unsichtbaren Zeichen',
  'Please write this on one line': 'Bitte schreib das in eine Zeile',
  'A style tag cannot be empty': 'Ein Stil darf nicht leer sein',
  'Please enter feedback': 'Bitte schreib etwas',
  'Please select at least one color for your custom palette.':
    'Bitte wähl mindestens eine Farbe für deine Palette.',
  'Please select at most {} colors.': 'Bitte wähl höchstens {} Farben.',
  'Please choose what to keep': 'Bitte wähl, was bleibt',
  'Please say what to change': 'Bitte sag, was sich ändern soll',
  'Please give it a title': 'Bitte gib ihr einen Titel',
  'Please choose a picture, or paste the address of one.':
    'Bitte wähl ein Bild oder füg die Adresse eines Bildes ein.',
  'This address cannot be fetched: it has to begin with http:// or https://.':
    'Diese Adresse lässt sich nicht abrufen: Sie muss mit http:// oder https:// beginnen.',
  'A source has to be a web address that begins with http:// or https://.':
    'Eine Quelle muss eine Webadresse sein, die mit http:// oder https:// beginnt.',
  'Please use at most {} tags': 'Bitte nimm höchstens {} Schlagwörter',
  'A tag can have at most {} characters': 'Ein Schlagwort darf höchstens {} Zeichen haben',
  'Your card number is incomplete.': 'Deine Kartennummer ist unvollständig.',
  "Your card's expiration date is incomplete.": 'Das Ablaufdatum deiner Karte ist unvollständig.',
  "Your card's security code is incomplete.": 'Die Prüfnummer deiner Karte ist unvollständig.',

  // Files
  'File too large. Please select an image smaller than 20MB.':
    'Datei zu groß. Bitte wähl ein Bild unter 20\u00a0MB.',
  'Please select an image smaller than 5MB': 'Bitte wähl ein Bild unter 5\u00a0MB',
  'Please select an image file': 'Bitte wähl eine Bilddatei',
  'Only image files are allowed: JPEG, PNG, WebP, GIF, AVIF or HEIC.':
    'Nur Bilder gehen: JPEG, PNG, WebP, GIF, AVIF oder HEIC.',
  'Please choose a photo.': 'Bitte wähl ein Foto.',
  'Please choose at least one photo.': 'Bitte wähl mindestens ein Foto.',
  'Please choose one picture.': 'Bitte wähl ein Bild.',
  'That is more than one upload can take. Please send fewer files.':
    'Das ist mehr, als auf einmal geht. Bitte schick weniger Dateien.',
  'The upload could not be read. Please try again.':
    'Der Upload war nicht lesbar. Bitte versuch es noch einmal.',
  'This picture has more than 40 megapixels. Please send a smaller one.':
    'Dieses Bild hat mehr als 40\u00a0Megapixel. Bitte nimm ein kleineres.',
  'This picture is damaged or cut off and could not be read.':
    'Dieses Bild ist beschädigt oder abgeschnitten und war nicht lesbar.',
  'This picture takes too much memory to read. Please send a smaller one, or a JPEG.':
    'Dieses Bild braucht zu viel Speicher zum Lesen. Bitte nimm ein kleineres oder ein JPEG.',
  'Reading the picture took too long. Please try again in a moment.':
    'Das Bild zu lesen hat zu lange gedauert. Bitte versuch es gleich noch einmal.',
  'That does not exist.': 'Das gibt es nicht.',
  'That photo does not exist.': 'Dieses Foto gibt es nicht.',
  'That photo is gone for good and cannot be restored.':
    'Dieses Foto ist endgültig weg und lässt sich nicht zurückholen.',
  'That picture does not exist.': 'Dieses Bild gibt es nicht.',
  'You can only upload {} more photos (maximum {} total)':
    'Du kannst nur noch {} Fotos hochladen (höchstens {} insgesamt)',
  'All {} slots are filled. Delete another photo first, then restore this one.':
    'Alle {} Plätze sind belegt. Lösch zuerst ein anderes Foto, dann hol dieses zurück.',

  'Pictures cannot be made on this server just now.':
    'Auf diesem Server lassen sich gerade keine Bilder machen.',

  // Style profile and quiz
  'No photos found for analysis': 'Keine Fotos für die Analyse gefunden',
  'No photos found for analysis. Please upload some photos first.':
    'Keine Fotos für die Analyse gefunden. Bitte lade zuerst ein paar hoch.',
  'There is no style profile yet.': 'Es gibt noch kein Stilprofil.',
  'That version of your profile is no longer kept.': 'Diese Fassung deines Profils gibt es nicht mehr.',
  'Your plan does not include the style quiz.': 'Dein Tarif enthält das Stilquiz nicht.',

  // Outfits
  'Nothing goes with what you keep within that price range. Please keep less, or choose a higher range.':
    'Zu dem, was bleibt, passt in diesem Preisrahmen nichts. Behalte weniger oder wähl einen höheren Preis.',
  'Making the pictures took too long. Please try again in a moment.':
    'Die Bilder haben zu lange gedauert. Bitte versuch es gleich noch einmal.',
  'Please leave at least one piece to be styled anew.': 'Bitte lass mindestens ein Teil offen.',
  'That generation does not exist.': 'Diesen Auftrag gibt es nicht.',
  'That look is not on offer.': 'Dieser Look steht nicht zur Wahl.',
  'That outfit does not exist.': 'Dieses Outfit gibt es nicht.',
  'That outfit has other items by now.': 'Dieses Outfit hat inzwischen andere Teile.',
  'That version does not exist.': 'Diese Version gibt es nicht.',
  'The outfit that was made here has been deleted.': 'Das Outfit, das hier entstand, ist gelöscht.',
  'The request was cancelled.': 'Die Anfrage wurde abgebrochen.',
  'The server stopped while this outfit was being made. Nothing was used up; please try again.':
    'Der Server wurde beendet, während dieses Outfit entstand. Es wurde nichts verbraucht; bitte versuch es noch einmal.',
  'The stylist did not come up with enough looks. Please try again.':
    'Der Stilberatung sind nicht genug Looks eingefallen. Bitte versuch es noch einmal.',
  'The stylist lost an item. Please try again.':
    'Der Stilberatung ist ein Teil abhandengekommen. Bitte versuch es noch einmal.',
  'There is nothing to undo.': 'Es gibt nichts zurückzunehmen.',
  'This choice has been made already.': 'Diese Wahl ist schon getroffen.',
  'This generation has not ended yet.': 'Dieser Auftrag ist noch nicht fertig.',
  'This outfit was cancelled. Nothing was used up.':
    'Dieses Outfit wurde abgebrochen. Es wurde nichts verbraucht.',
  'This outfit was changed meanwhile. Look at it again, then try once more.':
    'Dieses Outfit wurde inzwischen geändert. Sieh es dir noch einmal an und versuch es dann wieder.',
  'What you ruled out leaves nothing to wear. Please allow a little more, or adjust what your profile avoids.':
    'Was du ausgeschlossen hast, lässt nichts zum Anziehen übrig. Erlaub ein wenig mehr, oder ändere, was dein Profil vermeidet.',
  'Nothing was changed. Try "swap the shoes", "warmer" or "less formal".':
    'Es wurde nichts geändert. Versuch es mit „swap the shoes“, „warmer“ oder „less formal“.',
  'Nothing was changed. I did not understand: {}. Try "swap the shoes", "warmer" or "less formal".':
    'Es wurde nichts geändert. Nicht verstanden: {}. Versuch es mit „swap the shoes“, „warmer“ oder „less formal“.',
  'You have stored {} of {} outfits, so there is no room to restore this one. Delete another first, or upgrade your plan.':
    'Du hast {} von {} Outfits gespeichert; für dieses ist kein Platz. Lösch zuerst ein anderes oder erweitere deinen Tarif.',
  'You have stored {} of {} outfits. {}, or upgrade your plan, to make room.':
    'Du hast {} von {} Outfits gespeichert. Lösch eins oder erweitere deinen Tarif, um Platz zu schaffen.',

  // Inspirations
  'Your board is full: your plan holds {} inspirations. Delete one, or upgrade your plan, to add another.':
    'Deine Pinnwand ist voll: Dein Tarif fasst {} Inspirationen. Lösch eine oder erweitere deinen Tarif, um eine neue hinzuzufügen.',
  'That inspiration does not exist.': 'Diese Inspiration gibt es nicht.',
  'Other pictures are still being fetched. Please wait a moment.':
    'Es werden noch andere Bilder abgerufen. Bitte warte einen Moment.',

  // Plans and payments
  'Our card provider cannot be reached just now. Please try again.':
    'Unser Kartendienst ist gerade nicht erreichbar. Bitte versuch es noch einmal.',
  'Our card provider could not do that. Please try again.':
    'Unser Kartendienst konnte das nicht tun. Bitte versuch es noch einmal.',
  'Our card provider is busy just now. Please try again.':
    'Unser Kartendienst ist gerade ausgelastet. Bitte versuch es noch einmal.',
  'Our card provider is slow just now. Please try again.':
    'Unser Kartendienst ist gerade langsam. Bitte versuch es noch einmal.',
  'Payments are not set up on this server. The Basic package is free.':
    'Auf diesem Server sind keine Zahlungen eingerichtet. Das Paket Basic ist kostenlos.',
  'The {} package is free: there is nothing to pay.':
    'Das Paket {} ist kostenlos: Es gibt nichts zu bezahlen.',
  'The {} package is not free.': 'Das Paket {} ist nicht kostenlos.',
  'This purchase is open in another tab. Please go on there, or reload.':
    'Dieser Kauf ist in einem anderen Tab offen. Mach dort weiter oder lade neu.',
  'That payment does not exist.': 'Diese Zahlung gibt es nicht.',
  'This was a test payment: it works, and changes no plan here.':
    'Das war eine Testzahlung: Sie funktioniert und ändert hier keinen Tarif.',
  'You have no paid plan.': 'Du hast keinen bezahlten Tarif.',
  'You have the {} plan already.': 'Du hast den Tarif {} schon.',
  'Your {} plan has more. Cancel it first, and choose again when it ends.':
    'Dein Tarif {} bietet mehr. Kündige ihn zuerst und wähl neu, wenn er endet.',
  'Your bank is still working on this payment. Your plan follows by itself.':
    'Deine Bank bearbeitet diese Zahlung noch. Dein Tarif folgt von selbst.',
  'Your bank still wants to hear from you. Nothing is paid yet.':
    'Deine Bank wartet noch auf dich. Es ist noch nichts bezahlt.',
  'Your card was declined. Please check your card details and try again.':
    'Deine Karte wurde abgelehnt. Bitte prüf die Angaben und versuch es noch einmal.',
  'Your card was declined.': 'Deine Karte wurde abgelehnt.',
  'Your card has insufficient funds.': 'Deine Karte hat nicht genug Guthaben.',
  'Your card number is invalid.': 'Deine Kartennummer ist ungültig.',
  'Your card has expired.': 'Deine Karte ist abgelaufen.',
  'Your paid plan has ended.': 'Dein bezahlter Tarif ist zu Ende.',
  'Your plan is being updated just now. Please try again in a moment.':
    'Dein Tarif wird gerade geändert. Bitte versuch es gleich noch einmal.',

  // The server itself
  'Hemline cannot reach its data just now. Please try again in a moment.':
    'Hemline erreicht gerade seine Daten nicht. Bitte versuch es gleich noch einmal.',
  'Hemline cannot reach its pictures just now. Please try again in a moment.':
    'Hemline erreicht gerade seine Bilder nicht. Bitte versuch es gleich noch einmal.',
  'Not found.': 'Nicht gefunden.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  'Storage is full. Nothing was changed; please free some space.':
    'Der Speicher ist voll. Es wurde nichts geändert; bitte schaff etwas Platz.',
  'The request took too long.': 'Die Anfrage hat zu lange gedauert.',

  // What to look at where the stylist has no advice of its own
  'Consult with tailor': 'Frag in der Schneiderei nach',
  'The shoulder seam should end at the shoulder bone': 'Die Schulternaht soll am Schulterknochen enden',
  'A hem can be shortened to where you want it to end':
    'Ein Saum lässt sich kürzen, bis er endet, wo du willst',
  'Fit the shoulders first: they are the costly part to alter':
    'Zuerst müssen die Schultern sitzen: Sie zu ändern ist teuer',
  'Show a little shirt cuff: half an inch is classic':
    'Etwas Manschette darf herausschauen: gut ein Zentimeter',
  'Have the sides taken in if cloth gathers at the waist':
    'Lass die Seiten enger machen, wenn sich an der Taille Stoff sammelt',
  'The collar should close with room for two fingers':
    'Im geschlossenen Kragen sollen zwei Finger Platz haben',
  'Darts at the back shape the waist without pulling in front':
    'Abnäher hinten formen die Taille, ohne vorn zu ziehen',
  'Sleeves can be shortened at the cuff': 'Ärmel lassen sich an der Manschette kürzen',
  'Fit the widest part first and have the waist taken in':
    'Die weiteste Stelle muss passen; die Taille lässt sich enger machen',
  'Decide on the hem with the shoes you will wear': 'Entscheide den Saum mit den Schuhen, die du dazu trägst',
  'Hem to a slight break over the shoe': 'Kürzen, bis die Hose leicht auf dem Schuh aufliegt',
  'The waist can usually be moved by an inch or two':
    'Der Bund lässt sich meist um ein paar Zentimeter versetzen',
  'Ask for the original hem to be kept when shortening': 'Lass beim Kürzen den Originalsaum erhalten',
  'A gap at the back waist is a simple fix': 'Ein abstehender Bund hinten ist leicht behoben',
  'Choose a hem that ends at the narrowest part of the leg you like':
    'Der Saum endet am besten an einer schmalen Stelle des Beins, die dir gefällt',
  'A lining keeps the skirt from catching': 'Ein Futter verhindert, dass der Rock hängen bleibt',
  'The waist seam should sit at your own waist': 'Die Taillennaht soll auf deiner Taille sitzen',
  'Straps can be shortened to lift the neckline': 'Gekürzte Träger heben den Ausschnitt',
  'Close it over what you will wear beneath before judging the fit':
    'Schließ sie über dem, was du darunter trägst, bevor du den Sitz beurteilst',
  'Sleeves should end at the wrist bone': 'Ärmel sollen am Handgelenkknochen enden',
  'Try it over your thickest layer': 'Probier ihn über deiner dicksten Schicht',
  'Sleeves should cover the wrist with the arm bent':
    'Die Ärmel sollen das Handgelenk auch bei gebeugtem Arm bedecken',
  'Try shoes in the afternoon, when feet are largest':
    'Probier Schuhe am Nachmittag, wenn die Füße am größten sind',
  'A cobbler can stretch leather by about half a size':
    'In der Schuhmacherei lässt sich Leder um etwa eine halbe Größe weiten',
  'Have the side seams taken in at the waist: half an inch each side marks it without pulling the button':
    'Lass die Seitennähte an der Taille enger machen: Ein Zentimeter je Seite betont sie, ohne dass der Knopf spannt',
  'Ask for the waist seam to be moved to your own waist, or for two darts at the back':
    'Lass die Taillennaht auf deine Taille versetzen oder hinten zwei Abnäher machen',
  'Hem the legs to touch the top of the shoe: an unbroken line reads longest':
    'Kürze die Beine so, dass sie den Schuh gerade berühren: Eine ungebrochene Linie streckt am meisten',
  'Leave the side seams straight and shape the back with darts, so that the front hangs clear':
    'Lass die Seitennähte gerade und forme den Rücken mit Abnähern, damit das Vorderteil frei fällt',
  'Ask for a slightly roped sleeve head rather than a thicker pad':
    'Bitte lieber um eine leicht erhöhte Ärmelkugel als um ein dickeres Polster',
  'Shorten from the hem and have the knee of the leg raised with it, so that the shape stays in place':
    'Kürze vom Saum her und lass die Knieweite mit nach oben setzen, damit die Form bleibt',
  'A hem just above the knee keeps a coat in proportion; leave the pockets where your hands fall':
    'Ein Saum knapp über dem Knie hält den Mantel im Verhältnis; die Taschen bleiben, wo deine Hände hinfallen',
  'Check that the hem allowance leaves an inch and a half to let down':
    'Prüf, ob die Saumzugabe vier Zentimeter zum Auslassen hergibt',
  'Buy for the shoulder and have the sleeve let down: most makers leave an inch':
    'Kauf nach der Schulter und lass den Ärmel verlängern: Die meisten lassen gut zwei Zentimeter Zugabe',
  'Have the hem marked in the shoes you will wear: it should clear the floor by half an inch':
    'Lass den Saum in den Schuhen abstecken, die du dazu trägst: Er soll gut einen Zentimeter über dem Boden enden',
  'The collar should lie on the shirt without a gap; a tailor can lower it':
    'Der Kragen soll ohne Lücke am Hemd liegen; in der Schneiderei lässt er sich tiefer setzen',
  'Sleeves should end at the wrist bone, a half inch above the shirt cuff':
    'Ärmel sollen am Handgelenkknochen enden, gut einen Zentimeter über der Hemdmanschette',
  'A slight break over the shoe, or none at all if the leg is narrow':
    'Ein leichter Knick über dem Schuh, bei schmalem Bein gar keiner',
  'When shortening, ask for the original hem to be sewn back on':
    'Bitte beim Kürzen darum, dass der Originalsaum wieder angenäht wird',
  'Hem wide legs in the shoes you will wear, a quarter inch off the ground at the heel':
    'Kürze weite Beine in den Schuhen, die du dazu trägst: an der Ferse einen halben Zentimeter über dem Boden',
  'Fit the seat first, then take the waist in at the back seam':
    'Zuerst muss das Gesäß sitzen, dann wird der Bund an der hinteren Naht enger gemacht',
  'A hem can be raised or turned up: judge it with the shoes on':
    'Ein Saum lässt sich kürzen oder umschlagen: Beurteile ihn mit den Schuhen',
  'Check that you can sit and take a stair: a tailor can open the vent by an inch':
    'Prüf, ob du sitzen und Treppen steigen kannst: Der Schlitz lässt sich um zwei Zentimeter öffnen',
  'Have the waistband fitted first; the hem is judged from there':
    'Zuerst muss der Bund sitzen; von dort aus wird der Saum beurteilt',
  'Let a bias-cut piece hang for a day before the hem is marked: it drops':
    'Lass ein schräg geschnittenes Stück einen Tag hängen, bevor der Saum abgesteckt wird: Es längt sich',
  'Straps and shoulder seams are the quick fix when a waist sits too low':
    'Sitzt die Taille zu tief, helfen gekürzte Träger oder Schulternähte am schnellsten',
  'The shoulder seam should end at the bone; two back darts remove spare cloth':
    'Die Schulternaht soll am Knochen enden; zwei Abnäher hinten nehmen überschüssigen Stoff weg',
  'Armholes that gape can be closed with a small dart at the side seam':
    'Abstehende Armlöcher schließt ein kleiner Abnäher an der Seitennaht',
  'Knits are seldom altered: choose by the shoulder and push the sleeves up':
    'Strick wird selten geändert: Wähl ihn nach der Schulter und schieb die Ärmel hoch',
  'Try it over your thickest layer: the shoulder should not pull when you reach forward':
    'Probier ihn über deiner dicksten Schicht: Die Schulter soll nicht spannen, wenn du nach vorn greifst',
  'Leather can be taken in but not let out: choose it snug across the back':
    'Leder lässt sich enger machen, aber nicht auslassen: Am Rücken darf es eng anliegen',
  'A cobbler can take in or stretch the shaft by about an inch':
    'In der Schuhmacherei lässt sich der Schaft um gut zwei Zentimeter enger oder weiter machen',
  'Rubber heel tips and a half insole from the cobbler make an evening longer':
    'Gummiabsätze und eine halbe Einlegesohle machen einen langen Abend leichter',
  'Have a thin rubber sole put on before the first wet day':
    'Lass vor dem ersten nassen Tag eine dünne Gummisohle aufziehen',
  'It should close on the middle hole; a cobbler can add one':
    'Er soll im mittleren Loch schließen; ein weiteres macht die Schuhmacherei',
  'Have a link or hole adjusted so that it stops at the wrist bone':
    'Lass ein Glied oder Loch anpassen, damit sie am Handgelenkknochen hält',
  'Practice the knot the day before: silk creases when it is tied twice':
    'Üb den Knoten am Tag davor: Zweimal gebunden bekommt Seide Falten',

  // Where a style or an outfit comes from
  'Styled on this server from colors, patterns and your answers, because {} did not answer':
    'Auf diesem Server zusammengestellt, aus Farben, Mustern und deinen Antworten, weil {} nicht geantwortet hat',
  'Styled on this server from colors, patterns and your answers':
    'Auf diesem Server zusammengestellt, aus Farben, Mustern und deinen Antworten',
  'Styled by {} from your photos, answers and words; colors measured on this server':
    'Zusammengestellt von {} aus deinen Fotos, Antworten und Worten; die Farben wurden auf diesem Server gemessen',
  'You set this yourself.': 'Das hast du selbst festgelegt.',
  'Nothing in the photos or answers points to one style.':
    'Weder die Fotos noch die Antworten sprechen für einen bestimmten Stil.',
  'Your answers do not point to one style.': 'Deine Antworten sprechen für keinen bestimmten Stil.',
};

const PATTERNS = Object.entries(PHRASES)
  .filter(([said]) => said.includes('{}'))
  .map(([said, phrase]) => ({ pattern: patternOf(said), phrase }));

/** Exported for the test that finds what the server says and nobody has translated. */
export function phraseFor(said: string): string {
  if (Object.hasOwn(PHRASES, said)) return PHRASES[said] ?? said;
  for (const { pattern, phrase } of PATTERNS) {
    const found = pattern.exec(said);
    let place = 0;
    if (found) return phrase.replace(/\{\}/g, () => found[++place] ?? '');
  }
  return said;
}

function patternOf(said: string): RegExp {
  const parts = said.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`);
}
