import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { KeptPieces } from './kept-pieces.ts';
import type { Place, Template } from './template.ts';
import type { TemplateName } from './template-weights.ts';

/** The templates that the kept pieces can be part of, with the places that are still open. */
export function openTemplates(templates: readonly Template[], kept: KeptPieces): Template[] {
  if (kept.slots.size === 0) return [...templates];

  const hasDress = kept.slots.has('dress');
  const isDressless = kept.slots.has('top') || kept.slots.has('bottom');
  const possible = templates.filter(({ places }) =>
    places.includes('dress') ? !isDressless || hasDress : !hasDress,
  );
  const bones = possible.length > 0 ? possible : [hasDress ? BARE_DRESS : BARE_SEPARATES];

  return bones.map((template) => {
    const { name, places } = withoutSuit(template, kept);
    return {
      name: kept.slots.has('outer') ? LAYERED[name] : name,
      places: places.filter((place) => !isTaken(place, places, kept)),
    };
  });
}

/** What a template is called once something is worn over it. */
const LAYERED: Record<TemplateName, TemplateName> = {
  separates: 'layered',
  layered: 'layered',
  suit: 'suit',
  dress: 'dress and layer',
  'dress and layer': 'dress and layer',
};

const BARE_DRESS: Template = { name: 'dress', places: ['dress', 'shoes'] };
const BARE_SEPARATES: Template = { name: 'separates', places: ['top', 'bottom', 'shoes'] };

/** Half a suit that stays has no other half to be found: what joins it is chosen as to any jacket or trousers. */
function withoutSuit(template: Template, kept: KeptPieces): Template {
  if (template.name !== 'suit' || !(kept.slots.has('outer') || kept.slots.has('bottom'))) return template;

  return {
    name: 'layered',
    places: template.places.map((place) => (place === 'suit jacket' ? 'layer' : place)),
  };
}

function isTaken(place: Place, places: readonly Place[], kept: KeptPieces): boolean {
  switch (place) {
    case 'dress':
    case 'top':
    case 'bottom':
    case 'shoes':
      return kept.slots.has(place);
    case 'coat':
      return kept.pieces.some(({ garment }) => isCoat(garment)) || isForeignOuter(kept);
    case 'layer':
    case 'suit jacket':
      return places.includes('coat')
        ? kept.pieces.some(({ garment }) => garment.slot === 'outer' && !isCoat(garment))
        : kept.slots.has('outer');
  }
}

function isForeignOuter(kept: KeptPieces): boolean {
  return kept.slots.has('outer') && !kept.pieces.some(({ garment }) => garment.slot === 'outer');
}
