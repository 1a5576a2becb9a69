import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { m } from '#messages'
import { longestWords } from '../directory-search.ts'
import styles from './Directory.module.css'

/**
 * Looks for words in name and purpose. The browser sends it by itself; with JavaScript without a page
 * load, and the field keeps the focus.
 * @param filters what is chosen besides, which stays
 */
export function WordsForm({
  q,
  filters,
}: {
  q: string
  filters: Readonly<Record<string, string | undefined>>
}) {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (field.current) field.current.value = q
  }, [q])

  function submit(event: FormEvent) {
    event.preventDefault()
    const written = field.current?.value.trim() ?? ''
    void navigate({
      to: '.',
      search: { ...filters, ...(written !== '' && { q: written }) } as never,
      resetScroll: false,
      viewTransition: false,
    })
  }

  return (
    <search>
      <form method="get" className={styles.words} onSubmit={submit}>
        <label htmlFor="association-words">{m.association_find_words()}</label>
        <div className={styles.row}>
          <input
            ref={field}
            className="ds-input"
            id="association-words"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longestWords}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="ds-button">
            {m.association_find_search()}
          </button>
        </div>
        {Object.entries(filters).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
    </search>
  )
}
