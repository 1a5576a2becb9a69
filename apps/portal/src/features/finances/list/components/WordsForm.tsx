import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { m } from '#messages'
import { longestWords } from '../finances-search.ts'
import styles from './Finances.module.css'

/** Looks for a text in the lines of a year. The address has it, so the way back does too. */
export function WordsForm({ q, year }: { q: string; year: string }) {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (field.current) field.current.value = q
  }, [q])

  function submit(event: FormEvent) {
    event.preventDefault()
    const words = field.current?.value.trim() ?? ''
    void navigate({
      to: '.',
      search: { year: Number(year), ...(words !== '' && { q: words }) } as never,
      resetScroll: false,
      viewTransition: false,
    })
  }

  return (
    <search data-screen-only>
      <form method="get" className={styles.words} onSubmit={submit}>
        <label htmlFor="money-words">{m.finances_words()}</label>
        <div className={styles.field}>
          <input
            ref={field}
            className="ds-input"
            id="money-words"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longestWords}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="ds-button" data-variant="secondary">
            {m.finances_search()}
          </button>
        </div>
        <input type="hidden" name="year" value={year} />
      </form>
    </search>
  )
}
