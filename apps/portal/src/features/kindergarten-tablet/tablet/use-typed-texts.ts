import { useRef } from 'react'

/** What was typed and not sent, by conversation: it is there again after the next PIN. */
export type TypedTexts = {
  readonly of: (key: string) => string
  readonly note: (key: string, text: string) => void
}

/** As long as the page is open, and no longer. */
export function useTypedTexts(): TypedTexts {
  const typed = useRef(new Map<string, string>())
  return {
    of: (key) => typed.current.get(key) ?? '',
    note: (key, text) => void typed.current.set(key, text),
  }
}
