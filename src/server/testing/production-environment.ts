/** The least that a production server must be given. Nothing listens at the mail server's address. */
export const PRODUCTION_ENVIRONMENT = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://hemline.example',
  SESSION_SECRET: 'only for tests, and longer than it must be',
  MAIL_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@hemline.example',
} as const;
