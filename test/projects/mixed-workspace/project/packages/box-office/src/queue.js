const { rows } = require('@tickets/seats/rows');
const self = require('./queue.js');

module.exports = { rows, self };
