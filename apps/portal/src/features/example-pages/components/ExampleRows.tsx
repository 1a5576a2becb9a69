import type { Example } from '@trivsel/content-contract/examples'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { nameOfExample } from '../example-names.ts'

/** What is still an example, with where it is seen and where editors change it. */
export function ExampleRows({ examples }: { examples: readonly Example[] }) {
  const locale = getLocale()
  return (
    <section aria-labelledby="examples-list">
      <h2 id="examples-list">{m.examples_list_heading()}</h2>
      <p>{examples.length === 0 ? m.examples_none() : m.examples_list_text()}</p>
      {examples.length > 0 && (
        <Rows label={m.examples_list_heading()}>
          {examples.map((example) => {
            const name = nameOfExample(example)
            const address = example.addresses[locale]
            return (
              <Row
                key={example.editAddress}
                name={address ? <ContentLink href={address}>{name}</ContentLink> : name}
                action={
                  <ContentLink href={example.editAddress} openInNewTab>
                    {m.examples_edit()}
                    <span className="ds-sr-only">: {name}</span>
                  </ContentLink>
                }
              />
            )
          })}
        </Rows>
      )}
    </section>
  )
}
