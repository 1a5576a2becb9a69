import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { formatClock, formatFileSize, telephoneLink } from '#platform/format.ts'
import { Page } from '#ui/layout/Page.tsx'
import { Picture } from '#ui/Picture.tsx'
import { RichText } from '#ui/rich-text/RichText.tsx'
import type { Kindergarten } from '../contract.ts'
import styles from './KindergartenPage.module.css'
import { OptionalField } from './OptionalField.tsx'

export function KindergartenPage({ kindergarten }: { kindergarten: Kindergarten }) {
  return (
    <Page heading={kindergarten.displayName} intro={kindergarten.ingress ?? ''}>
      {kindergarten.image && (
        <Picture
          image={kindergarten.image}
          sizes="(min-width: 75em) 71rem, 100vw"
          className={styles.picture}
          eager
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {kindergarten.richText.length > 0 && <RichText content={kindergarten.richText} />}
          {kindergarten.optionalFields.map((field, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the editor's fields have no identity of their own
            <OptionalField key={index} field={field} />
          ))}
          {kindergarten.navBlocks.map((block) => (
            <section key={block.title} className={styles.navBlock}>
              <h2>{block.title}</h2>
              {block.text && <p>{block.text}</p>}
              {block.link && (
                <a
                  href={block.link.href}
                  {...(block.link.openInNewTab && { target: '_blank', rel: 'noopener' })}
                >
                  {block.link.text ?? block.title}
                  {block.link.openInNewTab && ` (${m.opens_in_new_tab()})`}
                </a>
              )}
            </section>
          ))}
        </div>
        <Facts kindergarten={kindergarten} />
      </div>
      <p className={styles.back}>
        <Link to="/kindergarten/kindergartens">{m.kindergarten_back()}</Link>
      </p>
    </Page>
  )
}

function Facts({ kindergarten }: { kindergarten: Kindergarten }) {
  const { openingHours, yearPlan, phone } = kindergarten
  return (
    <aside className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">{m.kindergarten_facts()}</h2>
      <dl>
        <Fact label={m.kindergarten_address()}>{kindergarten.address}</Fact>
        <Fact label={m.kindergarten_phone()}>
          {phone && <a href={telephoneLink(phone)}>{phone}</a>}
        </Fact>
        <Fact label={m.kindergarten_opening_hours()}>
          {openingHours &&
            m.kindergarten_hours_range({
              opens: formatClock(openingHours.opens),
              closes: formatClock(openingHours.closes),
            })}
        </Fact>
        <Fact label={m.kindergarten_study_place()}>{kindergarten.studyPlaceNearby}</Fact>
        <Fact label={m.kindergarten_spots()}>{kindergarten.spots}</Fact>
        <Fact label={m.kindergarten_departments()}>{kindergarten.departments}</Fact>
        <Fact label={m.kindergarten_employees()}>{kindergarten.employees}</Fact>
      </dl>
      {yearPlan && (
        <p className={styles.file}>
          <a href={`/files/attachments/${yearPlan.version}/${yearPlan.file}`}>{yearPlan.title}</a> (
          {m.file_size({ size: formatFileSize(yearPlan.bytes) })})
        </p>
      )}
    </aside>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
