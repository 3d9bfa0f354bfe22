package shop.web;

class Footer {}
