import { PiecePicture } from './piece-picture.tsx';

/** What many people own. */
const USUAL = [
  { garment: 'soft-blazer', hex: '#1f2a44', name: 'Navy' },
  { garment: 'poplin-shirt', hex: '#fafaf8', name: 'White' },
  { garment: 'straight-jeans', hex: '#3b5672', name: 'Denim' },
  { garment: 'wool-coat', hex: '#b98a52', name: 'Camel' },
  { garment: 'leather-sneakers', hex: '#fafaf8', name: 'White' },
  { garment: 'leather-tote', hex: '#6b442c', name: 'Brown' },
] as const;

/** What will lie here. Decoration. */
export function EmptyCloset() {
  return (
    <div className="grid grid-cols-3 gap-2">
      {USUAL.map(({ garment, hex, name }) => (
        <PiecePicture
          key={garment}
          piece={{ garment, colors: [{ name, hex, share: 1 }] }}
          className="aspect-[4/5] border border-line"
        />
      ))}
    </div>
  );
}
