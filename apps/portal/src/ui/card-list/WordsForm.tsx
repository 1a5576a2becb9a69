import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { m } from '#messages'
import styles from './WordsForm.module.css'
import { longestWords } from './words-search.ts'

type Props = {
  /** Of the field. */
  id: string
  label: string
  q: string
  /** What is chosen besides, which stays. */
  filters: Readonly<Record<string, string | undefined>>
}

/**
 * Looks for words in a list. The browser sends it by itself; with JavaScript without a page load, and
 * the field keeps the focus.
 */
export function WordsForm({ id, label, q, filters }: Props) {
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
        <label htmlFor={id}>{label}</label>
        <div className={styles.row}>
          <input
            ref={field}
            className="ds-input"
            id={id}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longestWords}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="ds-button">
            {m.list_search()}
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
