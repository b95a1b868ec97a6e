import type { WearNoteName } from '../../house/compose/wear-note-texts.ts';

/** How to wear what is there. */
export const WEAR_NOTES: Record<WearNoteName, string> = {
  note_ski_hire:
    'Skischuhe, Helm und Brille gibt es am Lift zu leihen; die gefütterten Stiefel sind für den Weg und die Hütte.',
  note_riding_helmet: 'Einen Helm leiht der Stall; der kleine Absatz hält den Fuß im Steigbügel.',
  note_tailcoat_waistcoat: 'Die Weste endet, wo der Frack endet; hell bleiben nur Hemd, Fliege und Weste.',
  note_tuxedo_buttoned: 'Lass die Jacke geschlossen, solange du stehst.',
  note_roll_neck_suit: 'Der Rollkragen ersetzt Kragen und Krawatte, lass die Jacke also offen.',
  note_tie_and_suit:
    'Unter dem Knoten sitzt eine einzige Falte, ein Zentimeter Manschette schaut hervor, und der unterste Knopf der Jacke bleibt offen.',
  note_suit_without_tie:
    'Trag den Anzug ohne Krawatte und mit offenem oberstem Hemdknopf; der Kragen bleibt unter dem Revers.',
  note_suit_plain_neck: 'Ein schlichter Ausschnitt nimmt dem Anzug das Förmliche; lass die Jacke offen.',
  note_jacket_lifts_jeans: 'Die Jacke wertet die Jeans auf; lass deren Saum schlicht.',
  note_tee_under_jacket:
    'Steck das T-Shirt in den Bund, schieb die Ärmel einmal hoch und lass die Jacke offen.',
  note_shirt_all_in: 'Steck das Hemd ganz in den Bund und lass einen Zentimeter Manschette hervorschauen.',
  note_shirt_half_in: 'Steck das Hemd nur vorn in den Bund und krempel die Ärmel zweimal locker um.',
  note_waistcoat_buttons: 'Schließ alle Knöpfe der Weste bis auf den untersten.',
  note_knit_at_hip: 'Steck den Pullover nur auf einer Seite in den Bund, damit der Rock seine Linie behält.',
  note_knit_at_front: 'Steck den Pullover nur vorn in den Bund.',
  note_tee_and_jeans: 'Steck das Shirt glatt in den Bund und schlag die Jeans einmal um.',
  note_wide_leg_hem: 'Der Hosensaum darf den Absatz bis knapp über dem Boden verdecken.',
  note_hem_on_boot: 'Lass den Saum locker auf dem Schuh aufliegen, statt ihn in den Schaft zu stecken.',
  note_bare_ankle_loafer: 'Ein Streifen nackter Knöchel zwischen Saum und Loafer hält alles leicht.',
  note_boots_with_dress: 'Die Stiefel nehmen dem Kleid das Liebliche.',
  note_sneakers_with_dress: 'So wird das Kleid alltagstauglich; trag Socken, die man nicht sieht.',
  note_jacket_over_dress: 'Trag die Jacke offen, damit man die Taille des Kleides noch sieht.',
  note_wrap_tied: 'Binde die Schleife flach an der Seite.',
  note_coat_belt: 'Knote den Mantelgürtel, statt ihn durch die Schnalle zu ziehen.',
  note_top_eased:
    'Steck die Bluse in den Bund und zieh sie wieder ein wenig heraus, damit sie locker darüberfällt.',
  note_top_flat: 'Steck die Bluse in den Bund und streich sie an den Seiten glatt.',
  note_layer_over_camisole: 'Lass die obere Lage über dem Trägertop offen.',
  note_polo_buttons: 'Knöpf das Polo bis auf den obersten Knopf zu und steck es in den Bund.',
  note_hem_below_jacket: 'Lass den Saum zwei Fingerbreit unter der Jacke hervorschauen.',
  note_flat_seams: 'Nichts davon musst du zurechtrücken, wenn du einmal losgelegt hast.',
  note_shirt_dress_open: 'Lass das Hemdblusenkleid ab dem Knie offen und krempel die Ärmel einmal um.',
  note_cardigan_at_waist: 'Knöpf den Cardigan nur an der Taille zu, oder lass ihn offen.',
  note_cardigan_open: 'Lass den Cardigan offen.',
  note_knit_for_shirt: 'Feiner Strick liegt glatt unter dem Blazer.',
  note_jacket_cuffs: 'Schlag die Ärmel einmal um und lass die Jacke vorn offen.',
  note_biker_zip: 'Schließ den Reißverschluss der Jacke nur halb.',
  note_ribbing: 'Das Bündchen der Jacke soll am Hosenbund enden.',
  note_coat_open: 'Lass den Mantel über dem Strick offen.',
  note_clean_sneakers: 'Zu dieser Hose sollten die Sneaker sauber sein.',
  note_scarf_lengthwise: 'Falte den Schal der Länge nach und trag ihn glatt unter dem Revers.',
  note_shorts_shoe: 'Flache, schlichte Schuhe lassen die Shorts erwachsen wirken.',
  note_linen_creases: 'Lass das Leinen knittern: So soll es aussehen.',
  note_one_pattern: 'Ein Muster genügt: Alles andere bleibt schlicht.',
  note_top_button: 'Lass am Kragen den obersten Knopf offen.',
};
