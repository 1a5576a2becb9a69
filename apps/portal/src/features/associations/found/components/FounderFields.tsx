import { Button, ValidationMessage } from '@digdir/designsystemet-react'
import { useRef } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { longest } from '#core/associations/limits.ts'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Associations.module.css'
import type { FoundingForm } from '../../model/founding-form.ts'

type Props = {
  form: UseFormReturn<FoundingForm>
  idPrefix: string
  leastFounders: number
  most: number
  textOf: (field: string) => string | undefined
}

/** The founders besides the applicant, each with a name and an address. */
export function FounderFields({ form, idPrefix, leastFounders, most, textOf }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'founders' })
  const group = useRef<HTMLFieldSetElement>(null)
  const error = textOf('founders')

  return (
    <fieldset
      ref={group}
      id={`${idPrefix}founders`}
      tabIndex={-1}
      className={`${styles.part} ${styles.founders}`}
    >
      <legend>{m.associations_founders()}</legend>
      <p className={styles.subtle}>{m.associations_founders_hint({ count: leastFounders })}</p>
      {error && <ValidationMessage>{error}</ValidationMessage>}
      {fields.map(({ id }, place) => {
        const number = place + 1
        return (
          <fieldset key={id} className={styles.founder}>
            <legend>{m.associations_founder_number({ number })}</legend>
            <TextField
              id={`${idPrefix}founders.${place}.name`}
              label={m.associations_founder_name()}
              maxLength={longest.person}
              autoComplete="off"
              error={textOf(`founders.${place}.name`)}
              {...form.register(`founders.${place}.name`)}
            />
            <TextField
              id={`${idPrefix}founders.${place}.email`}
              label={m.associations_founder_email()}
              type="email"
              autoComplete="off"
              error={textOf(`founders.${place}.email`)}
              {...form.register(`founders.${place}.email`)}
            />
            <div>
              <Button
                type="button"
                variant="tertiary"
                onClick={() => {
                  remove(place)
                  group.current?.focus()
                }}
              >
                {m.associations_founder_remove()}
                <span className="ds-sr-only"> {number}</span>
              </Button>
            </div>
          </fieldset>
        )
      })}
      {fields.length < most && (
        <div>
          <Button type="button" variant="secondary" onClick={() => append({ name: '', email: '' })}>
            {m.associations_founder_add()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
