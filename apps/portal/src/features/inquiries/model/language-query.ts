/** The language of texts in the answer, and of mails that follow. */
export type LanguageQuery = { language?: 'no' | 'en' | undefined }
