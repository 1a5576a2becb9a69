/** Words of the admin in the two languages that editors may choose. */
export type Words = { nb: string; en: string }

export const inLanguage = ({ language }: { language: string }, words: Words): string =>
  words[language === 'nb' ? 'nb' : 'en']
