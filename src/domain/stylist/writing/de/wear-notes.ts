import type { WearNoteName } from '../../house/compose/wear-note-texts.ts';

/** How to wear what is there. */
export const WEAR_NOTES: Record<WearNoteName, string> = {
  note_ski_hire:
    'Skischuhe, Helm und Brille gibt es am Lift zu leihen; die gefütterten Stiefel sind für den Weg und die Hütte.',
  note_tailcoat_waistcoat: 'Die Weste endet, wo der Frack endet; hell bleiben nur Hemd, Fliege und Weste.',
  note_tuxedo_buttoned: 'Lass die Jacke geschlossen, solange du stehst.',
  note_roll_neck_suit: 'Der Rollkragen ersetzt Kragen und Krawatte, lass die Jacke also offen.',
  note_tie_and_suit:
    'Eine einzige Falte unter dem Knoten, ein Zentimeter Manschette, und der letzte Jackenknopf bleibt offen.',
  note_suit_without_tie: 'Ohne Krawatte getragen, zwei Knöpfe offen, und der Kragen bleibt unter dem Revers.',
  note_suit_plain_neck: 'Ein schlichter Ausschnitt nimmt dem Anzug das Förmliche; lass die Jacke offen.',
  note_jacket_lifts_jeans:
    'Die Jacke wertet die Jeans auf, darum bleibt der Saum schlicht und wird nicht umgeschlagen.',
  note_tee_under_jacket:
    'Steck das T-Shirt in den Bund, schieb die Ärmel einmal hoch und lass die Jacke offen.',
  note_shirt_all_in: 'Steck das Hemd ganz in den Bund und lass einen Zentimeter Manschette sehen.',
  note_shirt_half_in: 'Steck das Hemd nur vorn in den Bund und krempel die Ärmel zweimal locker um.',
  note_waistcoat_buttons: 'Schließ alle Knöpfe der Weste bis auf den letzten.',
  note_knit_at_hip: 'Steck den Pullover nur an einer Hüfte ein, damit der Rock seine Linie behält.',
  note_knit_at_front: 'Steck den Pullover nur vorn in den Bund.',
  note_tee_and_jeans: 'Steck das Shirt glatt in den Bund und schlag die Jeans einmal um.',
  note_wide_leg_hem: 'Der Hosensaum darf den Absatz bis knapp über dem Boden verdecken.',
  note_hem_on_boot: 'Lass den Saum locker auf dem Schuh aufliegen, statt ihn in den Schaft zu stecken.',
  note_bare_ankle_loafer: 'Ein Streifen nackter Knöchel zwischen Saum und Loafer hält alles leicht.',
  note_boots_with_dress: 'Die Stiefel nehmen dem Kleid das Liebliche, und genau so soll es sein.',
  note_sneakers_with_dress:
    'Sneaker holen das Kleid in den Alltag; die Knöchel bleiben frei, Socken unsichtbar.',
  note_jacket_over_dress:
    'Trag die Jacke offen oder über den Schultern, damit man die Taille des Kleides noch sieht.',
  note_wrap_tied: 'Binde die Schleife seitlich und flach und lass die Enden lang.',
  note_coat_belt: 'Knote den Gürtel des Mantels und lass die Schnalle Schnalle sein.',
  note_top_eased: 'Steck das Oberteil ein und zieh es ein wenig heraus, damit es weich über den Bund fällt.',
  note_layer_over_camisole:
    'Die obere Lage bleibt an; was darunter ist, zeigt sich erst, wenn du sie ablegst.',
  note_polo_buttons: 'Knöpf das Shirt bis auf den obersten Knopf zu und steck es in den Bund.',
  note_hem_below_jacket: 'Lass den Saum zwei Fingerbreit unter der Jacke hervorsehen.',
  note_flat_seams: 'Flache Nähte, und nichts, was du zurechtrücken musst, wenn du einmal losgelegt hast.',
  note_shirt_dress_open: 'Lass das Hemdblusenkleid ab dem Knie offen und krempel die Ärmel einmal um.',
  note_cardigan_at_waist: 'Knöpf den Cardigan nur an der Taille zu, oder lass ihn offen.',
  note_cardigan_open: 'Lass den Cardigan offen.',
  note_knit_for_shirt: 'Feiner Strick liegt glatt unter dem Blazer.',
  note_jacket_cuffs: 'Schlag die Ärmel einmal um und lass die Jacke vorn offen.',
  note_biker_zip: 'Schließ den Reißverschluss der Bikerjacke halb, nie bis zum Hals.',
  note_ribbing: 'Das Bündchen endet am Hosenbund; sind die Ärmel zu lang, schieb sie hoch.',
  note_coat_open: 'Lass die äußere Lage über dem Strick offen, damit ihre Kante eine gerade Linie zieht.',
  note_clean_sneakers: 'Saubere Sneaker machen die Hose lässig, aber nicht nachlässig.',
  note_scarf_lengthwise: 'Falte den Schal der Länge nach und lass ihn unter dem Revers hängen.',
  note_shorts_shoe: 'Halte die Schuhe flach und schlicht, dann wirken die Shorts erwachsen.',
  note_linen_creases: 'Lass das Leinen knittern: So soll es aussehen.',
  note_one_pattern: 'Ein Muster genügt: Alles darum herum ist schlicht.',
  note_top_button: 'Lass den obersten Knopf offen.',
};
