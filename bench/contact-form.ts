import { z } from 'zod'

const Token = z.object({ token: z.string() })
const Categories = z.object({
  offered: z.array(
    z.object({
      name: z.string(),
      subcategories: z.array(z.object({ name: z.string(), form: z.string().nullable() })),
    }),
  ),
})

const random = (most: number) => Math.floor(Math.random() * most)
export const randomAddress = () => `10.${random(256)}.${random(256)}.${random(256)}`

/** Sends the contact form with a file as a page sends it, from another address each time. */
export async function contactForm(
  portalUrl: string,
  file: { name: string; bytes: Uint8Array },
  cookie = '',
): Promise<Response> {
  const contact = `${portalUrl}/api/frontend/contact`
  const { token } = Token.parse(await (await fetch(`${contact}/token`)).json())
  const { offered } = Categories.parse(await (await fetch(`${contact}/categories`)).json())
  const [chosen] = offered.flatMap(({ name, subcategories }) =>
    subcategories.filter(({ form }) => form === null).map((own) => [name, own.name] as const),
  )
  const [category = '', subcategory = ''] = chosen ?? []
  const form = new FormData()
  const fields = {
    token,
    firstname: 'Linh',
    lastname: 'Vik',
    email: `linh.${random(1e9)}@example.org`,

    category,
    subcategory,

    subject: 'A file',
    text: 'Is it read?',
    alert: '',
    alert2: 'jeg-er-et-menneske',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.append('vedlegg', new File([new Uint8Array(file.bytes)], file.name))
  return fetch(`${contact}?language=no`, {
    method: 'POST',
    headers: { 'x-forwarded-for': randomAddress(), origin: portalUrl, ...(cookie && { cookie }) },
    body: form,
  })
}
