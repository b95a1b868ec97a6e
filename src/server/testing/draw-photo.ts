import sharp from 'sharp';

interface DrawnPhoto {
  /** Of the garment. */
  colour?: string;
  background?: string;
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
}

/** A plain garment on a plain ground, as the bytes of a picture file. */
export async function drawPhoto(options: DrawnPhoto = {}): Promise<Uint8Array> {
  const { colour = '#1f2a44', background = '#e9e7e2', width = 300, height = 400, format = 'jpeg' } = options;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="${width}" height="${height}" preserveAspectRatio="none">
    <rect width="300" height="400" fill="${background}"/>
    <path d="M105 70 L70 90 L50 190 L85 200 L95 150 L95 340 L205 340 L205 150 L215 200 L250 190 L230 90 L195 70 Q150 100 105 70 Z" fill="${colour}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).toFormat(format).toBuffer();
}
