import http from 'http';
import { rows } from '#queue';

http.createServer((_, answer) => answer.end(String(rows))).listen(8080);
