/** What `node:http` itself can do: sends one file with given headers and nothing else. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, bodyFile, headersFile] = process.argv.slice(2)
if (!port || !bodyFile || !headersFile) throw new Error('bare-server.ts <port> <body> <headers>')

const body = readFileSync(bodyFile)
const given: [string, string][] = JSON.parse(readFileSync(headersFile, 'utf8'))
const headers = given.flat().concat('content-length', String(body.byteLength))

createServer({ highWaterMark: 256 * 1024 }, (_, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
