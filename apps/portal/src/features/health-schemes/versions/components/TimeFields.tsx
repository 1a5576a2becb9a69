import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Schemes.module.css'
import { timeName } from '../../model/describe-rules.ts'
import { type FieldProps, idPrefix } from '../field-props.ts'
import type { TypedTime } from '../typed-rules.ts'

/** When one may apply: once for years, for semesters in spring and in autumn. */
export function TimeFields({ typed, change, textOf }: FieldProps) {
  const [first, second] = typed.times
  const set = (at: number, changes: Partial<TypedTime>) =>
    change({
      times: at === 0 ? [{ ...first, ...changes }, second] : [first, { ...second, ...changes }],
    })
  const shown = typed.period === 'year' ? [first] : [first, second]
  return (
    <fieldset className={styles.part}>
      <legend>{m.health_scheme_times()}</legend>
      <p>{m.health_scheme_times_hint()}</p>
      {shown.map((time, at) => (
        <fieldset key={timeName(typed.period, at)} className={styles.category}>
          <legend>{timeName(typed.period, at)}</legend>
          <TextField
            id={`${idPrefix}times.${at}.opens`}
            label={m.health_scheme_opens()}
            hint={m.health_scheme_opens_hint()}
            error={textOf(`times.${at}.opens`)}
            value={time.opens}
            onChange={({ target }) => set(at, { opens: target.value })}
          />
          <TextField
            id={`${idPrefix}times.${at}.closes`}
            label={m.health_scheme_closes()}
            hint={m.health_scheme_closes_hint()}
            error={textOf(`times.${at}.closes`)}
            value={time.closes}
            onChange={({ target }) => set(at, { closes: target.value })}
          />
        </fieldset>
      ))}
    </fieldset>
  )
}
