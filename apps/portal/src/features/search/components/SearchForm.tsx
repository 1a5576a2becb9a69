import { useNavigate } from '@tanstack/react-router'
import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { type FormEvent, useEffect, useRef } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import styles from './SearchForm.module.css'

/** Sent by the browser itself; with JavaScript without a page load, and the field keeps the focus. */
export function SearchForm({ q }: { q: string }) {
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
      search: (written === '' ? {} : { q: written }) as never,
      resetScroll: false,
    })
  }

  return (
    <search>
      <form
        method="get"
        action={fixedAddresses.search[getLocale()]}
        className={styles.form}
        onSubmit={submit}
      >
        <label htmlFor="search-field">{m.search_field()}</label>
        <div className={styles.row}>
          <input
            ref={field}
            className="ds-input"
            id="search-field"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="ds-button">
            {m.search_submit()}
          </button>
        </div>
      </form>
    </search>
  )
}
