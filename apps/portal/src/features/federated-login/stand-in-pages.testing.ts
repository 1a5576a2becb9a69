import type { ServerResponse } from 'node:http'

/** The page that a person sees in the place of the provider's own. */
export function choicePage(
  provider: string,
  people: readonly { subject: string; name: string }[],
): string {
  const buttons = people.map(
    ({ subject, name }) => `<p><button name="person" value="${subject}">${name}</button></p>`,
  )
  return `<!doctype html>
<html lang="nb">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stedfortreder for ${provider}</title>
<main>
<h1>Stedfortreder for ${provider}</h1>
<p>Dette er ikke ${provider}. Velg hvem du er.</p>
<form method="post">
${buttons.join('\n')}
<p><button name="person" value="">Avbryt</button></p>
</form>
</main>
</html>`
}

export function answerPage(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}
