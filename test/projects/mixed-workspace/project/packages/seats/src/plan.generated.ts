import './rows.js';
