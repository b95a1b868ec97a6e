/** What the product is called and where it is met: the one place for an operator to change. */
export const PRODUCT = {
  name: 'Hemline',
  tagline: 'Your Personal Shopper',
  contactEmail: 'hello@hemline.example',
  socials: [
    { name: 'Instagram', url: 'https://www.instagram.com/hemline' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/hemline' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@hemline' },
  ],
} as const;
