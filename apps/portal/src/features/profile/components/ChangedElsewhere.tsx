import { Button } from '@digdir/designsystemet-react'
import { isLocale, nameOfLocale } from '@trivsel/content-contract/locales'
import type { UserDetails } from '#core/profile/contract.ts'
import { semesterName } from '#core/studies/semester-name.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { findCountry, findCountryByNorwegianName } from '#platform/countries/countries.ts'
import { fieldLabels } from '../field-texts.ts'
import { changedFields, fieldValue, type ProfileField, toFormValues } from '../form-values.ts'
import type { useProfileForm } from '../use-profile-form.ts'
import styles from './ProfilePage.module.css'

/** What was saved in another window in the meantime, and which of the two is to stay. */
export function ChangedElsewhere(props: {
  latest: UserDetails
  profile: ReturnType<typeof useProfileForm>
}) {
  const { latest, profile } = props
  const theirs = toFormValues(latest)
  const changed = changedFields(profile.form.getValues(), theirs)
  return (
    <>
      <p className={styles.term}>{m.profile_changed_heading()}</p>
      <p>{changed.length > 0 ? m.profile_changed_text() : m.profile_changed_none()}</p>
      {changed.length > 0 && (
        <ul className={styles.problems}>
          {changed.map((field) => (
            <li key={field}>
              {fieldLabels[field]()}: {shown(field, fieldValue(theirs, field))}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button type="button" onClick={() => profile.keepMine(latest)}>
          {m.profile_changed_keep()}
        </Button>
        <Button type="button" variant="secondary" onClick={() => profile.takeLatest(latest)}>
          {m.profile_changed_take()}
        </Button>
      </div>
    </>
  )
}

/** A value as its field shows it. */
function shown(field: ProfileField, value: string): string {
  if (value === '') return m.profile_changed_empty()
  const locale = getLocale()
  if (field === 'nationality') return findCountryByNorwegianName(value)?.[locale] ?? value
  if (field === 'address.countryCode') return findCountry(value)?.[locale] ?? value
  if (field === 'tuitionFeeCode') return semesterName(value)
  if (field === 'language') return isLocale(value) ? nameOfLocale(value) : value
  return value
}
